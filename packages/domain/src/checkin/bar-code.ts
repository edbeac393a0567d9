/** The quasigroup of order 10 of Damm's method: it finds each wrong digit and each exchange of two neighbours. */
const table = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

function damm(digits: string): string {
  let interim = '0';
  for (const digit of digits) interim = table[Number(interim)]?.charAt(Number(digit)) ?? '0';
  return interim;
}

const DIGITS = 15;

/** A ticket's random number: 0 to 2^48 - 1. */
export const TOKENS = 2 ** 48;

/**
 * The short token of a bar code: 15 digits and a check digit. Digits only, because Code 128 packs two in one symbol and a scanner that
 * types them works with every keyboard layout.
 */
export function barCodeOf(token: number): string {
  const digits = String(token).padStart(DIGITS, '0');
  return digits + damm(digits);
}

/** The ticket's number of a bar code, typed or scanned; null for another text or a mistyped digit. Spaces and hyphens are allowed. */
export function tokenOfBarCode(text: string): number | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{16}$/.test(digits) || damm(digits) !== '0') return null;
  const token = Number(digits.slice(0, DIGITS));
  return token < TOKENS ? token : null;
}

/** In groups of four, as it is printed below the bars. */
export const groupedBarCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ');

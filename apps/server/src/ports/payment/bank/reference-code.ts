import { createHash } from 'node:crypto';

/** Without I, L, O, U: people read it out and copy it by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * What the payer writes in the remark of a transfer: eight signs and one to check them by, the same for the same number.
 * 40 bits: store it with the payment and keep it unique there.
 */
export function referenceCode(outTradeNo: string): string {
  const digest = createHash('sha256').update(outTradeNo).digest();
  const code = [...digest.subarray(0, LENGTH)].map((byte) => sign(byte)).join('');
  return code + checkSign(code);
}

/** The code as stored, from what somebody typed (spaces, small letters, O for 0); null when it was mistyped. */
export function readReferenceCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (code.length !== LENGTH + 1 || [...code].some((character) => !ALPHABET.includes(character))) return null;
  return checkSign(code.slice(0, LENGTH)) === code.at(-1) ? code : null;
}

function sign(value: number): string {
  return ALPHABET.charAt(value % ALPHABET.length);
}

/** Odd weights are units modulo 32, so every single mistake shows; their differences show most swaps of neighbours. */
function checkSign(code: string): string {
  const sum = [...code].reduce((total, character, index) => total + ALPHABET.indexOf(character) * (2 * index + 1), 0);
  return sign(sum);
}

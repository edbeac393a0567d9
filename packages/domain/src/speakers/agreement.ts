/** What a template may ask for in curly brackets. */
export const agreementPlaceholders = [
  'name',
  'affiliation',
  'conference',
  'tasks',
  'fee',
  'feeWords',
  'net',
  'deadline',
  'today',
] as const;
export type AgreementPlaceholder = (typeof agreementPlaceholders)[number];

const gap = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is AgreementPlaceholder => agreementPlaceholders.some((one) => one === name);

/** Names in curly brackets that no document can fill, in the order of the text. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(gap)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));

/** A text with its placeholders filled; values are taken as they are, so brackets in them stay. */
export const fillAgreement = (text: string, values: Readonly<Record<AgreementPlaceholder, string>>): string =>
  text.replace(gap, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));

const FEN = 100;
/** Taxable income in fen above which the next rate applies, its rate in percent, and the quick deduction in fen. */
const brackets = [
  { above: 50_000 * FEN, percent: 40, less: 7_000 * FEN },
  { above: 20_000 * FEN, percent: 30, less: 2_000 * FEN },
  { above: 0, percent: 20, less: 0 },
] as const;

/**
 * What a resident gets of a lecture fee in fen after the tax that the payer withholds. Source: announcement 61 of 2018 of the State
 * Taxation Administration, article 8: 800 yuan are deducted up to 4,000 yuan, else 20 %; rates of table 2. Tax is rounded to the fen.
 */
export function netFee(fee: number): number {
  const taxable = fee <= 4_000 * FEN ? Math.max(0, fee - 800 * FEN) : (fee * 80) / 100;
  const rate = brackets.find(({ above }) => taxable > above);
  return rate ? fee - Math.round((taxable * rate.percent) / 100 - rate.less) : fee;
}

/** Signs of Chinese capital numerals in this order: ten digits, ten, hundred, thousand, ten thousand, hundred million, yuan, jiao, fen, whole. */
interface Numerals {
  digits: string[];
  /** Of a group of four digits, from the right. */
  places: string[];
  /** Of the groups, from the right. */
  groups: string[];
  yuan: string;
  jiao: string;
  fen: string;
  whole: string;
}

function readNumerals(signs: string): Numerals {
  const [ten = '', hundred = '', thousand = '', myriad = '', million = '', yuan = '', jiao = '', fen = '', whole = ''] =
    signs.slice(10);
  return {
    digits: signs.slice(0, 10).split(''),
    places: ['', ten, hundred, thousand],
    groups: ['', myriad, million, `${myriad}${million}`],
    yuan,
    jiao,
    fen,
    whole,
  };
}

/** Four digits in words; a gap between digits is read as one zero. */
function groupInWords(group: number, { digits, places }: Numerals): string {
  const [zero = ''] = digits;
  let words = '';
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit !== 0) words += `${digits[digit] ?? ''}${places[place] ?? ''}`;
    else if (words !== '' && !words.endsWith(zero)) words += zero;
  }
  return words.endsWith(zero) ? words.slice(0, -1) : words;
}

/** Whole yuan in words; empty for 0. */
function yuanInWords(yuan: number, numerals: Numerals): string {
  const [zero = ''] = numerals.digits;
  let words = '';
  let open = false;
  for (let at = numerals.groups.length - 1; at >= 0; at -= 1) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000;
    if (group === 0) {
      open ||= words !== '';
      continue;
    }
    const gapped = words !== '' && (open || group < 1_000);
    words += `${gapped ? zero : ''}${groupInWords(group, numerals)}${numerals.groups[at] ?? ''}`;
    open = false;
  }
  return words;
}

/**
 * An amount of fen, at least 0 and below 10^13, in Chinese capital numerals, whose signs the texts have. Source: the central bank's
 * rules on filling in bills.
 */
export function amountInChinese(amount: number, signs: string): string {
  const numerals = readNumerals(signs);
  const { digits, yuan, jiao, fen, whole } = numerals;
  const [zero = ''] = digits;
  const words = yuanInWords(Math.floor(amount / FEN), numerals);
  const [tenths, hundredths] = [Math.floor(amount / 10) % 10, amount % 10];
  if (tenths === 0 && hundredths === 0) return `${words === '' ? zero : words}${yuan}${whole}`;
  const front = words === '' ? '' : `${words}${yuan}`;
  const middle = tenths === 0 ? (words === '' ? '' : zero) : `${digits[tenths] ?? ''}${jiao}`;
  return `${front}${middle}${hundredths === 0 ? whole : `${digits[hundredths] ?? ''}${fen}`}`;
}

/** A point of a drawn signature: thousandths of the pad's width from its left and upper edge, and pressure in percent. */
export interface InkPoint {
  x: number;
  y: number;
  p: number;
}
export type Strokes = readonly (readonly InkPoint[])[];

/** Least length of all strokes, in thousandths of the pad's width: a tap or a dash is not a signature. */
const LEAST_INK = 120;

/** True for strokes that are long enough to be a signature. */
export function hasInk(strokes: Strokes): boolean {
  let length = 0;
  for (const stroke of strokes)
    for (const [at, point] of stroke.entries()) {
      const before = stroke[at - 1];
      if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    }
  return length >= LEAST_INK;
}

/** What a link of the chain of signatures is the hash of. */
export interface ChainLink {
  conferenceId: number;
  number: number;
  previous: string;
  agreementId: number;
  signedAt: string;
  way: string;
  name: string;
  codeProof: string;
  documentSha256: string;
  textSha256: string;
  signedSha256: string;
}

/** The first link follows this. */
export const chainBeginning = '0'.repeat(64);

/** The bytes of a link as text: its values as a JSON list, in a fixed order. */
export const chainText = (link: ChainLink): string =>
  JSON.stringify([
    link.conferenceId,
    link.number,
    link.previous,
    link.agreementId,
    link.signedAt,
    link.way,
    link.name,
    link.codeProof,
    link.documentSha256,
    link.textSha256,
    link.signedSha256,
  ]);

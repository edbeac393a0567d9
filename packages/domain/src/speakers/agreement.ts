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

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Four digits in words; a gap between digits is read as one 零. */
function groupInWords(group: number): string {
  let words = '';
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit !== 0) words += `${digits.charAt(digit)}${places[place] ?? ''}`;
    else if (words !== '' && !words.endsWith('零')) words += '零';
  }
  return words.replace(/零$/, '');
}

/** An amount of fen, at least 0 and below 10^13, in Chinese capital numerals: 贰仟元整. Source: 票据法 and the rules of the central bank. */
export function amountInChinese(fen: number): string {
  const yuan = Math.floor(fen / FEN);
  const [jiao, rest] = [Math.floor(fen / 10) % 10, fen % 10];
  let words = '';
  let open = false;
  for (let at = groups.length - 1; at >= 0; at -= 1) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000;
    if (group === 0) {
      open ||= words !== '';
      continue;
    }
    const zero = words !== '' && (open || group < 1_000) ? '零' : '';
    words += `${zero}${groupInWords(group)}${groups[at] ?? ''}`;
    open = false;
  }
  const whole = words === '' ? '' : `${words}元`;
  if (jiao === 0 && rest === 0) return `${whole === '' ? '零元' : whole}整`;
  const tail = `${jiao === 0 ? (whole === '' ? '' : '零') : `${digits.charAt(jiao)}角`}${rest === 0 ? '整' : `${digits.charAt(rest)}分`}`;
  return `${whole}${tail}`;
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

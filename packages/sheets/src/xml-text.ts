import { LONGEST_TEXT } from './column.ts';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const special = /[\u0000-\u001f&<>"\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const everySpecial = /[\u0000-\u0008\u000b-\u001f&<>"\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text as it stands in a sheet. What XML cannot hold is written as Excel does, `_x0007_`, and a text that looks like
 * that is told apart by `_x005F_`. Half a surrogate pair becomes U+FFFD when encoded.
 */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(everySpecial, (found) => named[found] ?? `_x${hex(found)}_`);
}

function hex(character: string): string {
  return character === '_' ? '005F' : character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}

/** The way back of `_x0007_`, for texts read. */
export function unescapeExcel(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Excel calls a file damaged when a cell holds more than it may. */
export function cutText(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const cut = text.slice(0, LONGEST_TEXT - 1);
  const code = cut.charCodeAt(cut.length - 1);
  return `${code >= 0xd800 && code < 0xdc00 ? cut.slice(0, -1) : cut}…`;
}

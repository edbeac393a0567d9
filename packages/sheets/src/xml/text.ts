import { LONGEST_TEXT } from '../values/column.ts';

/**
 * Escapes text for a sheet. Characters XML cannot contain are written as in Excel, `_x0007_`, and text that looks like that is escaped
 * with `_x005F_`. A lone surrogate becomes U+FFFD when encoded. One pass, character by character: half the time of regular
 * expressions, and most of an export's texts go through here.
 */
export function escapeXml(text: string): string {
  let escaped = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x5f && code < 0xfffe) continue;
    const instead = replacement(text, at, code);
    if (instead === null) continue;
    escaped += text.slice(from, at) + instead;
    from = at + 1;
  }
  return from === 0 ? text : escaped + text.slice(from);
}

function replacement(text: string, at: number, code: number): string | null {
  switch (code) {
    case 0x26:
      return '&amp;';
    case 0x3c:
      return '&lt;';
    case 0x3e:
      return '&gt;';
    case 0x22:
      return '&quot;';
    case 0x09:
    case 0x0a:
      return null;
    case 0x5f:
      return /^_x[0-9A-Fa-f]{4}_/.test(text.slice(at, at + 7)) ? '_x005F_' : null;
    default:
      return code < 0x20 || code >= 0xfffe ? `_x${code.toString(16).toUpperCase().padStart(4, '0')}_` : null;
  }
}

/** Inverse of `_x0007_`, for texts that are read. */
export function unescapeExcel(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Excel reports a file as damaged when a cell exceeds the maximum length. */
export function cutText(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const cut = text.slice(0, LONGEST_TEXT - 1);
  const code = cut.charCodeAt(cut.length - 1);
  return `${code >= 0xd800 && code < 0xdc00 ? cut.slice(0, -1) : cut}…`;
}

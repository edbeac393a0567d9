import { numberedLine } from './punctuation.ts';

/** A tag or a comment: the text is HTML already. */
const markup = /<\/?[a-z][^<>]*>|<!--/i;

/** True when the text was written with an editor, not as plain lines. */
export const hasMarkup = (text: string): boolean => markup.test(text);

/** True when plain lines would lose formatting. */
export const isFormatted = (text: string): boolean => /<(?!\/?(?:p|br)\b)[a-z]/i.test(text);

const gaps = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote', 'hr']);
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ITEM = '· ';

function sign(whole: string, name: string): string {
  if (!name.startsWith('#')) return signs[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** End of the tag that begins at `at`; a `>` within quotes does not end it. An unclosed tag ends with the text. */
function endOfMark(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return (html.indexOf('-->', at) + 1 || html.length) + 2;
  let quote = '';
  for (let place = at; place < html.length; place += 1) {
    const letter = html.charAt(place);
    if (quote === '' && letter === '>') return place + 1;
    if (quote === '' && (letter === '"' || letter === "'")) quote = letter;
    else if (letter === quote) quote = '';
  }
  return html.length;
}

/** The line breaks a tag becomes in plain text. */
function lineOf(mark: string): string {
  const [, end, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(mark) ?? [];
  const of = name.toLowerCase();
  if (of === 'br') return '\n';
  if (of === 'li') return end ? '' : `\n${ITEM}`;
  if (of === 'tr') return end ? '\n' : '';
  if (of === 'td' || of === 'th') return end ? ' ' : '';
  return gaps.has(of) ? '\n\n' : '';
}

/** Converts staff HTML to plain lines, for files, calendars and lists without markup. A text without markup is unchanged. */
export function htmlAsText(html: string): string {
  if (!hasMarkup(html)) return html;
  const even = html.replaceAll(/\s+/g, ' ');
  let text = '';
  let read = 0;
  for (const { index } of even.matchAll(/<(?:\/?[a-z]|!--)/gi)) {
    if (index < read) continue;
    text += even.slice(read, index);
    read = endOfMark(even, index);
    const line = lineOf(even.slice(index, index + 12));
    // The first paragraph of a list item stays on the line of its bullet.
    if (line !== '\n\n' || !text.endsWith(ITEM)) text += line;
  }
  return (text + even.slice(read))
    .replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, sign)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(· .*)\n\n(?=· )/g, '$1\n')
    .trim();
}

/** The same in both languages. */
export const bothAsText = <Both extends { zh: string; en: string }>({ zh, en }: Both) => ({
  zh: htmlAsText(zh),
  en: htmlAsText(en),
});

/**
 * Converts plain text with line breaks and blank lines between paragraphs to HTML. HTML and single lines are unchanged. `headings`: a
 * one-line paragraph that begins with a number becomes a heading.
 */
export function plainAsHtml(text: string, { headings = false }: { headings?: boolean } = {}): string {
  if (!text.trim().includes('\n') || markup.test(text)) return text;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph
        .trim()
        .split('\n')
        .map((line) => line.trim().replaceAll('<', '&lt;'));
      const tag = headings && lines.length === 1 && numberedLine.test(lines[0] ?? '') ? 'h2' : 'p';
      return `<${tag}>${lines.join('<br>')}</${tag}>`;
    })
    .join('');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML: paragraphs at empty lines, line breaks within them, and no markup of its own. */
export const textAsHtml = ({ zh, en }: { zh: string; en: string }): { zh: string; en: string } => ({
  zh: paragraphs(zh),
  en: paragraphs(en),
});

const paragraphs = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');

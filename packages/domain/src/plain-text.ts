/** An element's beginning or end, or a comment: then it is HTML already. */
const markup = /<\/?[a-z][^<>]*>|<!--/i;
const numbered = /^\d+[.、]\s*\S/;

/** Whether somebody wrote it with an editor, and not as lines. */
export const hasMarkup = (text: string): boolean => markup.test(text);

/** Whether its lines alone would not show what was written. */
export const isFormatted = (text: string): boolean => /<(?!\/?(?:p|br)\b)[a-z]/i.test(text);

const gaps = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote', 'hr']);
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ITEM = '· ';

function sign(whole: string, name: string): string {
  if (!name.startsWith('#')) return signs[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** Where the element's mark that begins at `at` is over; a `>` within quotes does not end it. An end that never comes is the text's. */
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

/** What an element's beginning or end is in lines. */
function lineOf(mark: string): string {
  const [, end, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(mark) ?? [];
  const of = name.toLowerCase();
  if (of === 'br') return '\n';
  if (of === 'li') return end ? '' : `\n${ITEM}`;
  if (of === 'tr') return end ? '\n' : '';
  if (of === 'td' || of === 'th') return end ? ' ' : '';
  return gaps.has(of) ? '\n\n' : '';
}

/** The words of a text by staff, in lines: for files, calendars and lists, which show no markup. A text without any stays as it is. */
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
    // The paragraph that an item begins with stays beside its point.
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
 * A text that was typed without any markup, in lines and with empty lines between its paragraphs, as the HTML that shows it so. HTML
 * and single lines stay as they are. `headings`: a paragraph of one line that begins with a number is one.
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
      const tag = headings && lines.length === 1 && numbered.test(lines[0] ?? '') ? 'h2' : 'p';
      return `<${tag}>${lines.join('<br>')}</${tag}>`;
    })
    .join('');
}

/** An element's beginning or end, or a comment: then it is HTML already. */
const markup = /<\/?[a-z][^<>]*>|<!--/i;
const numbered = /^\d+[.、]\s*\S/;

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

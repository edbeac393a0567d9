/**
 * What a text by staff may hold. The server cleans by this list, the phone shows by it: one place, so that neither lets through
 * what the other does not expect.
 */
export const plainTags = [
  'p',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sub',
  'sup',
] as const;

/** They hold nothing. */
export const emptyTags = ['hr', 'br'] as const;

/** Not even the text inside is shown. Of other tags that are not allowed the text stays. */
export const droppedTags = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'title',
  'textarea',
  'option',
  'xmp',
] as const;

/** All other attributes go, so that no text can run or restyle anything. */
export const keptAttributes = {
  a: ['href'],
  img: ['src', 'alt'],
  video: ['src'],
  th: ['colSpan', 'rowSpan'],
  td: ['colSpan', 'rowSpan'],
} as const;

/** Moving pictures are only shown from files that staff put here themselves. */
export const isOwnVideo = (src: string): boolean => /^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.mp4$/.test(src);

/** Over how many columns or rows a cell may reach; a page that says more is not laid out by it. */
export const isSpan = (span: string): boolean => /^([2-9]|[1-4]\d)$/.test(span);

/** Beside them, addresses within this server. */
export const linkSchemes = ['http', 'https'] as const;

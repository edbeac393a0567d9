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
export const keptAttributes = { a: ['href'], img: ['src', 'alt'] } as const;

/** Beside them, addresses within this server. */
export const linkSchemes = ['http', 'https'] as const;

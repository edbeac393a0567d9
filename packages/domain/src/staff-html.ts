/**
 * Tags allowed in staff texts. The server cleans and the phone renders by this one list, so that neither accepts what the other does
 * not.
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

/** Void elements. */
export const emptyTags = ['hr', 'br'] as const;

/** Removed with their content. For other disallowed tags the content remains. */
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

/** All other attributes are removed, so that a text can neither run scripts nor change styles. */
export const allowedAttributes = {
  a: ['href'],
  img: ['src', 'alt'],
  video: ['src'],
  th: ['colSpan', 'rowSpan'],
  td: ['colSpan', 'rowSpan'],
} as const;

/** Only videos uploaded by staff to this server are shown. */
export const isOwnVideo = (src: string): boolean => /^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.mp4$/.test(src);

/** Allowed `colspan` and `rowspan` values; others are dropped so that they cannot break the layout. */
export const isSpan = (span: string): boolean => /^([2-9]|[1-4]\d)$/.test(span);

/** In addition to URLs within this server. */
export const linkSchemes = ['http', 'https'] as const;

/**
 * What spreadsheets take for the start of a formula (OWASP, CSV injection), full-width included, and an apostrophe before one, so that
 * an added apostrophe can be told from a typed one.
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;
const quoted = /[",\r\n]|^\s|\s$/;

/** Text that a spreadsheet displays instead of evaluating. */
export function neutralised(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Inverse of `neutralised`: removes the one apostrophe it added. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text;
}

/** RFC 4180. */
export function csvField(text: string): string {
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

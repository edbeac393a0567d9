/**
 * What Excel and its like take for the beginning of a formula (OWASP, CSV injection), also in full width, and an apostrophe that
 * stands before one: so that ours can be told from a person's.
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;
const quoted = /[",\r\n]|^\s|\s$/;

/** Text that a spreadsheet shows and does not calculate. */
export function neutralised(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The way back: takes off the one apostrophe that `neutralised` put there. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text;
}

/** RFC 4180. */
export function csvField(text: string): string {
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The engine copies shorter slices anyway. */
const copied = 13;

/**
 * Copies a text. A slice would retain the whole chunk of the file in memory: storing one name per chunk would retain the entire file.
 */
export function ownText(text: string): string {
  return text.length < copied ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}

/** Shorter slices are copied by the engine anyway. */
const copied = 13;

/**
 * A text of its own. A slice keeps the whole piece of file alive that it was cut from: who keeps one name of every piece
 * would keep the file.
 */
export function ownText(text: string): string {
  return text.length < copied ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}

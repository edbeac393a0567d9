import { isAscii, isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** Detects the encoding by a byte order mark, or by the zero bytes of UTF-16. */
function marked(start: Buffer): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if (start.length < 4) return null;
  if (start[1] === 0 && start[3] === 0 && start[0] !== 0) return 'utf-16le';
  return start[0] === 0 && start[2] === 0 && start[1] !== 0 ? 'utf-16be' : null;
}

/**
 * Valid except for a character cut at the end of the chunk, or invalid in few places: GB18030 decoded as UTF-8 is invalid nearly
 * everywhere.
 */
function looksLikeUtf8(chunk: Buffer): boolean {
  for (let cut = 0; cut <= 3 && cut < chunk.length; cut += 1)
    if (isUtf8(chunk.subarray(0, chunk.length - cut))) return cut === 0 || (chunk[chunk.length - cut] ?? 0) >= 0xc0;
  const text = chunk.toString('utf8');
  const broken = text.split('\ufffd').length - 1;
  const whole = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return broken * 10 < whole;
}

/**
 * Decodes a CSV file of unknown encoding. Without a byte order mark the first chunk that is not plain ASCII decides: valid UTF-8 is
 * hardly ever anything else, and the rest comes from a Chinese Excel, which writes GB18030 (a superset of GBK). Undecodable bytes
 * become U+FFFD, which makes the cell a fault.
 */
export class CsvDecoder {
  encoding: Encoding | null = null;
  #decoder: TextDecoder | null = null;
  #begun = false;

  decode(chunk: Buffer): string {
    if (!this.#begun) this.encoding = marked(chunk);
    this.#begun = true;
    if (!this.#decoder) {
      if (this.encoding === null) {
        if (isAscii(chunk)) return chunk.toString('latin1');
        this.encoding = looksLikeUtf8(chunk) ? 'utf-8' : 'gb18030';
      }
      this.#decoder = new TextDecoder(this.encoding);
    }
    return this.#decoder.decode(chunk, { stream: true });
  }

  end(): string {
    return this.#decoder?.decode() ?? '';
  }
}

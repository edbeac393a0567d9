import type { Reading } from '../reading.ts';
import { unescapeExcel } from '../xml/text.ts';
import type { XmlHandler } from '../xml/scanner.ts';

const slabBytes = 1024 * 1024;
/** Cache of recent strings, by the low bits of their index: repeated strings are why the table exists. */
const recentMask = 0xfff;
const recentLength = 256;

/**
 * The shared strings of a workbook. Stored as bytes outside the JavaScript heap, up to `limits.sharedBytes` plus 8 bytes each, because
 * rows may refer to any of them at any time.
 */
export class SharedTexts {
  readonly #reading: Reading;
  readonly #slabs: Buffer[] = [];
  /** Slab and offset of every string's end. */
  #ends = new Float64Array(4096);
  #count = 0;
  #bytes = 0;
  #used = slabBytes;
  readonly #recent: { index: number; text: string }[] = [];

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  add(text: string): void {
    const length = Buffer.byteLength(text);
    const { sharedBytes, sharedCount } = this.#reading.limits;
    if (this.#bytes + length > sharedBytes || this.#count >= sharedCount) return this.#reading.refuse('too-many-texts');
    if (this.#used + length > (this.#slabs.at(-1)?.length ?? 0)) {
      this.#slabs.push(Buffer.allocUnsafeSlow(Math.max(slabBytes, length)));
      this.#used = 0;
    }
    this.#slabs.at(-1)?.write(text, this.#used);
    this.#used += length;
    this.#bytes += length;
    if (this.#count === this.#ends.length) {
      const longer = new Float64Array(this.#ends.length * 2);
      longer.set(this.#ends);
      this.#ends = longer;
    }
    this.#ends[this.#count] = (this.#slabs.length - 1) * 2 ** 32 + this.#used;
    this.#count += 1;
  }

  at(index: number): string | null {
    if (index >= this.#count) return null;
    const slot = index & recentMask;
    const recent = this.#recent[slot];
    if (recent?.index === index) return recent.text;
    const end = this.#ends[index] ?? 0;
    const slab = Math.floor(end / 2 ** 32);
    const before = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    const start = Math.floor(before / 2 ** 32) === slab ? before % 2 ** 32 : 0;
    const text = this.#slabs[slab]?.toString('utf8', start, end % 2 ** 32) ?? '';
    if (text.length <= recentLength) this.#recent[slot] = { index, text };
    return text;
  }
}

/** Parses the table: joins rich text runs, drops phonetic readings (furigana). */
export class SharedTextsHandler implements XmlHandler {
  listens = false;
  readonly #texts: SharedTexts;
  readonly #most: number;
  #text = '';
  #inReading = false;

  constructor(texts: SharedTexts, reading: Reading) {
    this.#texts = texts;
    this.#most = reading.limits.cellLength;
  }

  open(name: string): void {
    if (name === 'si') this.#text = '';
    else if (name === 'rPh') this.#inReading = true;
    else if (name === 't') this.listens = !this.#inReading;
  }

  close(name: string): void {
    if (name === 't') this.listens = false;
    else if (name === 'rPh') this.#inReading = false;
    else if (name === 'si') this.#texts.add(unescapeExcel(this.#text));
  }

  text(text: string): void {
    // One character too many is enough to detect the excess where the string is used.
    if (this.#text.length <= this.#most) this.#text += text.slice(0, this.#most + 1);
  }
}

/** Appends numbers and texts to a list of bytes. Numbers are unsigned, seven bits per byte, the lowest first. */
export interface ByteWriter {
  byte(value: number): void;
  /** 0 to 2^53 - 1. */
  whole(value: number): void;
  /** `size` bytes, the highest first. */
  fixed(value: number, size: number): void;
  /** Its length in one byte, then its bytes in UTF-8; at most 255. */
  text(value: string): void;
  done(): Uint8Array;
}

/** An empty writer. A number outside its range and a text over 255 bytes give bytes that cannot be read. */
export function byteWriter(): ByteWriter {
  const bytes: number[] = [];
  return {
    byte: (value) => void bytes.push(value & 0xff),
    whole(value) {
      let rest = value;
      while (rest > 127) {
        bytes.push(128 + (rest % 128));
        rest = Math.floor(rest / 128);
      }
      bytes.push(rest);
    },
    fixed(value, size) {
      for (let place = size - 1; place >= 0; place -= 1) bytes.push(Math.floor(value / 256 ** place) % 256);
    },
    text(value) {
      const encoded = new TextEncoder().encode(value);
      bytes.push(encoded.length, ...encoded);
    },
    done: () => Uint8Array.from(bytes),
  };
}

/** Reads what a `ByteWriter` wrote. Past the end every value is null, so that a caller checks once. */
export interface ByteReader {
  byte(): number | null;
  whole(): number | null;
  fixed(size: number): number | null;
  text(): string | null;
  readonly at: number;
}

const LARGEST = 2 ** 53;

/** A reader at the first byte. */
export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const byte = (): number | null => {
    const value = bytes[at];
    at += 1;
    return value ?? null;
  };
  return {
    byte,
    whole() {
      let value = 0;
      for (let factor = 1; factor < LARGEST; factor *= 128) {
        const next = byte();
        if (next === null) return null;
        value += (next % 128) * factor;
        if (next < 128) return value < LARGEST ? value : null;
      }
      return null;
    },
    fixed(size) {
      let value = 0;
      for (let place = 0; place < size; place += 1) {
        const next = byte();
        if (next === null) return null;
        value = value * 256 + next;
      }
      return value;
    },
    text() {
      const length = byte();
      if (length === null || at + length > bytes.length) return null;
      at += length;
      return new TextDecoder().decode(bytes.subarray(at - length, at));
    },
    get at() {
      return at;
    },
  };
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** True for texts that are worth compressing; shorter ones hardly shrink. */
export const isCompressible = (length: number): boolean => length >= 1024;

/** The best encoding that the client accepts (RFC 9110, 12.5.3) for a text of this length. */
export function encodingFor(accepted: string | string[] | undefined, length: number): Encoding {
  if (!isCompressible(length)) return 'identity';
  const header = String(accepted ?? '');
  if (/\bbr\b/.test(header)) return 'br';
  return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
}

/** A text with its compressed forms, each made once when it is first needed. */
export class EncodedText {
  readonly text: string;
  readonly #quality: number;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #pending = new Map<Encoding, Promise<Buffer>>();

  /** @param quality Brotli's level, 0 to 11 */
  constructor(text: string, quality: number) {
    this.text = text;
    this.#quality = quality;
  }

  /** The bytes, when they have been made. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#pending.get(encoding);
    if (known) return known;
    const pending = this.#encode(encoding).then((bytes) => {
      this.#ready.set(encoding, bytes);
      return bytes;
    });
    this.#pending.set(encoding, pending);
    return pending;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const plain = Buffer.from(this.text);
    if (encoding === 'identity') return plain;
    if (encoding === 'gzip') return zip(plain);
    return brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.#quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
  }
}

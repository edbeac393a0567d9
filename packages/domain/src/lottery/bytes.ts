const encoder = new TextEncoder();

/** A text in UTF-8; bytes unchanged. */
export const bytesOf = (message: string | Uint8Array): Uint8Array =>
  typeof message === 'string' ? encoder.encode(message) : message;

/** The message padded as MD5 (`little`) and SHA-256 require, as 32-bit words. Shorter than 512 MB. */
export function padded(bytes: Uint8Array, little: boolean): Int32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const view = new DataView(new ArrayBuffer(blocks * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  const low = (bytes.length * 8) >>> 0;
  const high = Math.floor(bytes.length / 2 ** 29);
  view.setUint32(blocks * 64 - 8, little ? low : high, little);
  view.setUint32(blocks * 64 - 4, little ? high : low, little);
  const words = new Int32Array(blocks * 16);
  for (let at = 0; at < words.length; at += 1) words[at] = view.getInt32(at * 4, little);
  return words;
}

/** 32-bit words as lower-case hexadecimal; `little`: the lowest byte first. */
export function hexOf(words: readonly number[], little: boolean): string {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, at) => view.setInt32(at * 4, word, little));
  return Array.from(new Uint8Array(view.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

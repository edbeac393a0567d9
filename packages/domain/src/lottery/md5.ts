import { bytesOf, hexOf, padded } from './bytes.ts';

const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const sines = Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32) >>> 0);

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** MD5 (RFC 1321) in hexadecimal. RFC 3797 requires it; it protects nothing here, because the seed is public when it is used. */
export function md5(message: string | Uint8Array): string {
  const words = padded(bytesOf(message), true);
  let [a, b, c, d] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < words.length; block += 16) {
    const before = [a, b, c, d] as const;
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4;
      const [mixed, word] =
        round === 0
          ? [(b & c) | (~b & d), step]
          : round === 1
            ? [(d & b) | (~d & c), (5 * step + 1) % 16]
            : round === 2
              ? [b ^ c ^ d, (3 * step + 5) % 16]
              : [c ^ (b | ~d), (7 * step) % 16];
      const sum = (a + mixed + (sines[step] ?? 0) + (words[block + word] ?? 0)) | 0;
      const next = (b + rotated(sum, shifts[round as 0 | 1 | 2 | 3][(step % 4) as 0 | 1 | 2 | 3])) | 0;
      [a, b, c, d] = [d, next, b, c];
    }
    [a, b, c, d] = [(a + before[0]) | 0, (b + before[1]) | 0, (c + before[2]) | 0, (d + before[3]) | 0];
  }
  return hexOf([a, b, c, d], true);
}

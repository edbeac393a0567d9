import { bytesOf, hexOf, padded } from './bytes.ts';

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}
const primes = Array.from({ length: 312 }, (_, at) => at)
  .filter((number) => number > 1 && isPrime(number))
  .slice(0, 64);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** SHA-256 (FIPS 180-4) in hexadecimal, for phones whose browser offers no `crypto.subtle` because the page has no HTTPS. */
export function sha256(message: string | Uint8Array): string {
  const words = padded(bytesOf(message), false);
  const state = [...start];
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) {
        schedule[at] = words[block + at] ?? 0;
        continue;
      }
      const early = schedule[at - 15] ?? 0;
      const late = schedule[at - 2] ?? 0;
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      schedule[at] = ((schedule[at - 16] ?? 0) + small + (schedule[at - 7] ?? 0) + large) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let at = 0; at < 64; at += 1) {
      const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + large + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + (schedule[at] ?? 0)) | 0;
      const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = ((state[at] ?? 0) + value) | 0));
  }
  return hexOf(state, false);
}

/**
 * A small deterministic generator: SplitMix64 seeds xoshiro128** 1.1 (Blackman and Vigna, prng.di.unimi.it), whose published vectors are
 * in the test. The same seed draws the same paper on every machine. Not for secrets: seeds come from the operating system.
 */
export interface Random {
  /** A whole number from 0 to `limit` - 1, each equally likely. `limit`: 1 to 2^32. */
  below: (limit: number) => number;
}

const rotl = (x: number, by: number): number => ((x << by) | (x >>> (32 - by))) >>> 0;

/** The sequence of xoshiro128** from four words of state, which are not all zero. */
export function xoshiro128(state: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotl(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
    const t = (b << 9) >>> 0;
    c = (c ^ a) >>> 0;
    d = (d ^ b) >>> 0;
    b = (b ^ c) >>> 0;
    a = (a ^ d) >>> 0;
    c = (c ^ t) >>> 0;
    d = rotl(d, 11);
    return result;
  };
}

const WORD = (1n << 64n) - 1n;

/** The sequence of SplitMix64 (Steele, Lea and Flood 2014), in 64 bits. */
export function splitMix64(seed: bigint): () => bigint {
  let state = seed & WORD;
  return () => {
    state = (state + 0x9e3779b97f4a7c15n) & WORD;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & WORD;
    return z ^ (z >> 31n);
  };
}

/** A generator from a seed of 16 hexadecimal digits. Throws a RangeError for any other text. */
export function seededRandom(seed: string): Random {
  if (!/^[0-9a-f]{16}$/.test(seed)) throw new RangeError('a seed has 16 hexadecimal digits');
  const split = splitMix64(BigInt(`0x${seed}`));
  const [one, other] = [split(), split()];
  const low = (word: bigint) => Number(word & 0xffffffffn);
  const next = xoshiro128([low(one), low(one >> 32n), low(other), low(other >> 32n)]);
  return {
    below(limit) {
      // Values beyond the largest multiple of the limit would favour the first numbers.
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
      for (;;) {
        const value = next();
        if (value < fair) return value % limit;
      }
    },
  };
}

/** A permutation of 0 to `count` - 1, each equally likely (Fisher and Yates). */
export function permutation(random: Random, count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    const moved = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

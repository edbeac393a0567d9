import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSignature } from './page-signature.ts';

const page = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonce: 'Wm3WZYTPz0wzccnW',
  timestamp: '1414587457',
};

/** SHA-1 by FIPS 180-4, implemented separately, so that the test does not rely on the code under test. */
function sha1(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) % 256);
  const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by));
  const hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let at = 0; at < bytes.length; at += 64) {
    const words = Array.from({ length: 16 }, (_, n) =>
      [0, 1, 2, 3].reduce((word, k) => (word << 8) | (bytes[at + n * 4 + k] ?? 0), 0),
    );
    for (let n = 16; n < 80; n += 1)
      words.push(
        turn(
          [3, 8, 14, 16].reduce((word, k) => word ^ (words[n - k] ?? 0), 0),
          1,
        ),
      );
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
    for (const [n, word] of words.entries()) {
      const choice = [(b & c) | (~b & d), b ^ c ^ d, (b & c) | (b & d) | (c & d), b ^ c ^ d][Math.floor(n / 20)] ?? 0;
      const round = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6][Math.floor(n / 20)] ?? 0;
      [a, b, c, d, e] = [(turn(a, 5) + choice + e + round + word) | 0, a, turn(b, 30), c, d];
    }
    for (const [n, part] of [a, b, c, d, e].entries()) hash[n] = ((hash[n] ?? 0) + part) | 0;
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

describe('[C7] the signature of a page', () => {
  it('is computed by a SHA-1 that matches the published digests', () => {
    expect(sha1('abc')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
    expect(sha1('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '84983e441c3bd26ebaae4aa1f95129e5e54670f1',
    );
  });

  it.each([
    ['http://mp.weixin.qq.com?params=value', '0f9de62fce790f9a083d5c99e95740ceb90c27ed'],
    ['http://mp.weixin.qq.com', 'f4d90daf4b3bca3078ab155816175ba34c443a7b'],
  ])('of %s equals the one that the messenger publishes', (url, signature) => {
    expect(pageSignature({ ...page, url })).toBe(signature);
    expect(sha1(`jsapi_ticket=${page.ticket}&noncestr=${page.nonce}&timestamp=${page.timestamp}&url=${url}`)).toBe(
      signature,
    );
  });

  it('is the SHA-1 of the four raw values, in the order of their names', async () => {
    const word = fc.stringMatching(/^[\w-]{1,80}$/);
    const url = fc.webUrl({ withQueryParameters: true }).map((address) => `${address}&会=议%20a+b`);
    await fc.assert(
      fc.asyncProperty(word, word, word, url, async (ticket, nonce, timestamp, address) => {
        const values = { url: address, timestamp, noncestr: nonce, jsapi_ticket: ticket };
        const message = Object.entries(values)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, value]) => `${name}=${value}`)
          .join('&');
        const made = pageSignature({ ticket, nonce, timestamp, url: address });
        expect(made).toBe(sha1(message));
        const digest = await webcrypto.subtle.digest('SHA-1', new TextEncoder().encode(message));
        expect(made).toBe(Buffer.from(digest).toString('hex'));
      }),
    );
  });

  it('excludes the fragment of an address', () => {
    expect(pageSignature({ ...page, url: 'http://mp.weixin.qq.com#/wizard' })).toBe(
      pageSignature({ ...page, url: 'http://mp.weixin.qq.com' }),
    );
  });
});

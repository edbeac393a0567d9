import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { askedRange } from './reader-range.ts';

const test = await testApp();
const content = Buffer.from('%PDF-1.7 0123456789');
const { key } = await test.ports.files.put(content, 'pdf');
const get = (headers: Record<string, string>) => test.app.inject({ url: fileAddress(key), headers });

describe('[S17] byte ranges of a stored file', () => {
  it('returns the requested bytes and the total size', async () => {
    const part = await get({ range: 'bytes=9-12' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('0123');
    expect(part.headers).toMatchObject({
      'content-range': `bytes 9-12/${content.length}`,
      'content-length': '4',
      'accept-ranges': 'bytes',
      'content-type': 'application/pdf',
    });
    expect((await get({ range: 'bytes=-3' })).body).toBe('789');
    expect((await get({ range: 'bytes=17-' })).body).toBe('89');
    expect((await get({ range: 'bytes=17-900' })).headers['content-range']).toBe('bytes 17-18/19');
  });

  it('returns the whole file without a range, and for an invalid one', async () => {
    for (const headers of [
      {},
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=-' },
      { range: 'bytes=5-2' },
      { range: 'x' },
    ]) {
      const whole = await get(headers as Record<string, string>);
      expect(whole.statusCode).toBe(200);
      expect(whole.rawPayload).toEqual(content);
    }
  });

  it('reports a range beyond the end, and does not cache that', async () => {
    const none = await get({ range: 'bytes=19-' });
    expect(none.statusCode).toBe(416);
    expect(none.headers).toMatchObject({ 'content-range': 'bytes */19', 'cache-control': 'no-store' });
  });

  it('returns a part only of the version that the browser has begun', async () => {
    const { headers } = await get({});
    expect((await get({ range: 'bytes=0-3', 'if-range': String(headers['etag']) })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-3', 'if-range': '"another"' })).statusCode).toBe(200);
  });

  it('no range reads outside the file, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/)), fc.nat(3000), (header, size) => {
        const asked = askedRange(header, size);
        if (asked.kind !== 'part') return;
        expect(asked.range.from).toBeGreaterThanOrEqual(0);
        expect(asked.range.to).toBeGreaterThanOrEqual(asked.range.from);
        expect(asked.range.to).toBeLessThan(size);
      }),
    );
  });

  it('a picture is scaled to one of six widths and no other, and never enlarged', async () => {
    const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#33d0c2' } })
      .jpeg()
      .toBuffer();
    const picture = await test.ports.files.put(large, 'jpg');
    const ask = (query: string) => test.app.inject(fileAddress(picture.key) + query);
    const small = await ask('?w=128');
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 128 });
    for (const [query, width] of [
      ['?w=512', 512],
      ['?w=1920', 900],
    ] as const)
      expect(await sharp((await ask(query)).rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    for (const query of ['', '?w=127', '?w=100000', '?w=128&w=256', '?w='])
      expect((await ask(query)).rawPayload).toEqual(large);
  });
});

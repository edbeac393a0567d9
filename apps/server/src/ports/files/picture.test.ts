import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_LIMIT, readPicture } from './picture.ts';

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#33d0c2' }, limitInputPixels: false });
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of kind %s becomes a JPEG', async (kind) => {
    const result = await readPicture(await plain(300, 200).toFormat(kind).toBuffer());
    expect(result).toMatchObject({ ok: true, width: 300, height: 200 });
    expect(result.ok && (await sharp(result.picture).metadata()).format).toBe('jpeg');
  });

  it('taken with the phone on its side is turned upright, without place, time and camera', async () => {
    const taken = await plain(400, 300)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Make: 'Phone', Copyright: '林若溪' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' },
      })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Phone')).toBe(true);
    const result = await readPicture(taken);
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    const metadata = await sharp(result.picture).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(result.picture.includes('Phone')).toBe(false);
    expect(metadata.width).toBeLessThan(metadata.height);
  });

  it('of a large camera is reduced to 1920 on its longest side, and a small one keeps its size', async () => {
    expect(await readPicture(await plain(4000, 1000).jpeg().toBuffer())).toMatchObject({
      ok: true,
      width: 1920,
      height: 480,
    });
    expect(await readPicture(await plain(64, 48).jpeg().toBuffer())).toMatchObject({ ok: true, width: 64, height: 48 });
  });

  it('with a transparent background gets a white one', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const result = await readPicture(clear);
    if (!result.ok) throw new Error(result.reason);
    expect((await sharp(result.picture).raw().toBuffer())[0]).toBeGreaterThan(250);
  });

  it.each([
    ['a web page called photo.jpg', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a document', Buffer.from('%PDF-1.7\n%%EOF')],
    ['an animation', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is the wrong kind', async (_name, content) => {
    expect(await readPicture(content)).toEqual({ ok: false, reason: 'wrong_kind' });
  });

  it('of a few kilobytes that unpacks to 144 million pixels is refused before it is unpacked', async () => {
    const bomb = await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(PICTURE_LIMIT);
    const before = process.memoryUsage().rss;
    expect(await readPicture(bomb)).toEqual({ ok: false, reason: 'too_large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('above ten megabytes is too large', async () => {
    expect(await readPicture(Buffer.alloc(PICTURE_LIMIT + 1))).toEqual({ ok: false, reason: 'too_large' });
  });

  it('that is truncated is unreadable', async () => {
    const whole = await plain(800, 600).jpeg().toBuffer();
    expect(await readPicture(whole.subarray(0, whole.length / 2))).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('with a web page appended loses it', async () => {
    const whole = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const result = await readPicture(whole);
    expect(result.ok && result.picture.includes('<script>')).toBe(false);
  });
});

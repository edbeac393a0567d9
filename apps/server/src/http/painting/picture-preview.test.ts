import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { testApp } from '../../testing/app.ts';
import { withPreview } from './picture-preview.ts';

const { ports } = await testApp();

async function stored(alpha: number, extension: 'jpg' | 'webp') {
  const background = { r: 200, g: 40, b: 40, alpha };
  const image = sharp({ create: { width: 600, height: 400, channels: 4, background } });
  const bytes = await (extension === 'jpg' ? image.jpeg() : image.webp()).toBuffer();
  return fileAddress((await ports.files.put(bytes, extension)).key);
}
const painted = (src: string, more = ' fetchPriority="high"') =>
  `<main><img class="art" src="${src}" alt=""${more}/></main>`;
const preview = (html: string) => withPreview(html, ports.files);

describe('[S1] the picture that a home fetches first', () => {
  it('has its own colours behind it, in less than a kilobyte and in its own shape', async () => {
    const html = await preview(painted(`${await stored(1, 'jpg')}?w=1152`));
    const [, style = ''] = /<img style="background-image:url\(&quot;([^"]+)&quot;\)" class="art"/.exec(html) ?? [];
    expect(style).toContain("width='600' height='400'");
    expect(style.length).toBeLessThan(1000);
    const [, base64 = ''] = /base64,([^']+)'/.exec(style) ?? [];
    const { dominant } = await sharp(Buffer.from(base64, 'base64')).stats();
    expect(dominant.r).toBeGreaterThan(150);
    expect(dominant.g).toBeLessThan(90);
  });

  it('stays as it is when it is transparent, elsewhere, missing, unreadable or not first', async () => {
    const { key } = await ports.files.put(Buffer.from('no picture'), 'jpg');
    const pages = [
      painted(await stored(0.5, 'webp')),
      painted(await stored(1, 'jpg'), ''),
      painted(await stored(1, 'jpg'), ' fetchPriority="high" style="opacity:1"'),
      painted('https://example.org/a.jpg'),
      painted('/files/../secret'),
      painted(fileAddress('00/0000.jpg')),
      painted(fileAddress(key)),
      '<main></main>',
    ];
    for (const html of pages) expect(await preview(html)).toBe(html);
  });
});

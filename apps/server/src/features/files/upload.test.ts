import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp();
const { token } = await visitor(test);
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#33d0c2' } });

interface Part {
  name: string;
  type: string;
  content: Buffer;
}

/** A multipart form as a phone sends it. */
async function upload(part: Part | null, headers: Record<string, string> = { token }) {
  const form = new FormData();
  if (part) form.append('file', new Blob([new Uint8Array(part.content)], { type: part.type }), part.name);
  const request = new Request('http://x/', { method: 'POST', body: form });
  const response = await test.app.inject({
    method: 'POST',
    url: '/medapp/api/common/upload',
    headers: { language: 'en', 'content-type': String(request.headers.get('content-type')), ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json() as { code: number; image?: { imgUrl: string }[]; error?: string; msg?: string };
}
const jpeg = async (): Promise<Part> => ({
  name: `${Date.now()}.jpg`,
  type: 'image/jpeg',
  content: await picture().jpeg().toBuffer(),
});

describe('[C14] upload', () => {
  it('accepts jpeg, png and webp by their content and returns imgUrl, where the picture is', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const answer = await upload({
        name: `${Date.now()}.jpeg`,
        type: 'image/jpeg',
        content: await picture().toFormat(format).toBuffer(),
      });
      expect(answer).toMatchObject({ code: 0, image: [{ imgUrl: expect.stringMatching(/^\/files\//) }] });
      const file = await test.app.inject(answer.image?.[0]?.imgUrl ?? '');
      expect(file.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    }
  });

  it('strips place and camera from a photograph', async () => {
    const exif = {
      IFD0: { Make: 'Camera-1844' },
      IFD3: { GPSLatitude: '30/1 15/1 0/1', GPSLongitude: '120/1 10/1 0/1' },
    };
    const content = await picture().withExif(exif).jpeg().toBuffer();
    expect(content.includes('Camera-1844')).toBe(true);
    const answer = await upload({ name: '1.jpg', type: 'image/jpeg', content });
    const file = await test.app.inject(answer.image?.[0]?.imgUrl ?? '');
    expect(file.rawPayload.includes('Camera-1844')).toBe(false);
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
  });

  const refused: [title: string, part: () => Promise<Part>, error: string, msg: string][] = [
    [
      'a page that is called a picture',
      async () => ({ name: 'a.jpg', type: 'image/jpeg', content: Buffer.from('<html><script>alert(1)</script>') }),
      'file_kind',
      'Upload a JPG, PNG or WebP picture',
    ],
    [
      'a drawing with a program in it',
      async () => ({
        name: 'a.png',
        type: 'image/png',
        content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      }),
      'file_kind',
      'Upload a JPG, PNG or WebP picture',
    ],
    [
      'half a picture',
      async () => ({ ...(await jpeg()), content: (await jpeg()).content.subarray(0, 200) }),
      'file_unreadable',
      'The picture cannot be read; choose another one',
    ],
    [
      'eleven megabytes',
      async () => ({ name: 'a.jpg', type: 'image/jpeg', content: Buffer.alloc(11 * 1024 * 1024, 1) }),
      'file_too_large',
      'The picture must be at most 10 MB',
    ],
    [
      'nothing',
      async () => ({ name: 'a.jpg', type: 'image/jpeg', content: Buffer.alloc(0) }),
      'file_kind',
      'Upload a JPG, PNG or WebP picture',
    ],
  ];
  for (const [title, part, error, msg] of refused)
    it(`[V19] [E12] refuses ${title} in words, and stores nothing`, async () => {
      const count = async () => (await test.db.selectFrom('stored_file').select('id').execute()).length;
      const before = await count();
      expect(await upload(await part())).toMatchObject({ error, msg });
      expect(await count()).toBe(before);
    });

  it('[E12] reports a missing file', async () => {
    expect(await upload(null)).toMatchObject({ error: 'file_missing', msg: 'Choose a file' });
    expect(await upload(null, { token, 'content-type': 'application/json' })).toMatchObject({ error: 'body_invalid' });
  });

  it('[E1] requires a log-in', async () => {
    expect(await upload(await jpeg(), {})).toMatchObject({ code: 9999 });
    expect(await upload(null, {})).toMatchObject({ code: 9999 });
  });

  it('answers a repeated key with the first address, and refuses another picture under it', async () => {
    const content = await picture().png().toBuffer();
    const part = { name: '1.png', type: 'image/png', content };
    const headers = { token, 'idempotency-key': 'picture' };
    const first = await upload(part, headers);
    expect(await upload(part, headers)).toEqual(first);
    expect(await upload(await jpeg(), headers)).toMatchObject({ error: 'key_reused' });
  });

  it('serves no file that was never stored, and nothing outside the files', async () => {
    for (const key of ['none.jpg', '../package.json', '%2e%2e%2fpackage.json', ''])
      expect((await test.app.inject(`/files/${key}`)).statusCode).toBe(404);
  });
});

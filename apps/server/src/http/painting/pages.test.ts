import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { handlers } from '../../handlers.ts';
import { ResponseCache } from '../serving/response-cache.ts';
import { testApp } from '../../testing/app.ts';
import { contentSecurity } from '../security/content-security.ts';
import { answerFailures } from '../calls/failures.ts';
import { servePages } from './pages.ts';

const test = await testApp();
const cid = await buildConference(test.db, { title: both('</script><script>alert(1)</script>', 'Congress') });

const folder = mkdtempSync(join(tmpdir(), 'meetingapp-pages-'));
const built = {
  attendee: join(folder, 'attendee'),
  console: join(folder, 'console'),
  reference: join(folder, 'reference'),
};
for (const one of Object.values(built)) mkdirSync(join(one, 'assets'), { recursive: true });
const frame = '<!doctype html><html lang="zh-CN"><head><!--preload--></head><body><!--boot--></body></html>';
writeFileSync(join(built.attendee, 'assets', 'Conf-1.css'), '.conf { color: blue; }');
writeFileSync(join(built.attendee, 'index.html'), frame);
writeFileSync(
  join(built.console, 'index.html'),
  '<!doctype html><title>Console</title><script data-kit="">begin();</script>',
);
writeFileSync(join(built.reference, 'index.html'), '<!doctype html><title>Reference</title><script>strict();</script>');
writeFileSync(join(built.reference, 'assets', 'scalar-1.js'), 'export {};');
writeFileSync(join(built.attendee, 'assets', 'app-1a2b.js'), 'export {};');
writeFileSync(
  join(built.attendee, 'screens.json'),
  JSON.stringify({
    entry: { file: 'assets/app-1a2b.js', chunks: [], css: [] },
    screens: {
      conf: {
        file: 'assets/Conf-1.js',
        part: 'Conf',
        traits: { title: 'conference.title' },
        chunks: [],
        css: ['assets/Conf-1.css'],
        texts: ['conference'],
      },
      pdfView: {
        file: 'assets/Pdf-1.js',
        part: 'PdfView',
        traits: null,
        chunks: [],
        css: [],
        texts: [],
        ahead: ['assets/pdf-2.js', 'assets/w-3.mjs'],
      },
    },
    texts: { zh: { conference: 'assets/zh-1.js' }, en: { conference: 'assets/en-1.js' } },
  }),
);

const dependencies = { ...test, clock: () => new Date(), ready: () => true, handlers, kept: new ResponseCache(0) };
const app = Fastify();
answerFailures(app);
await app.register(helmet, contentSecurity(test.config));
app.decorateRequest('isMultipart', () => false);
await servePages(app, built, dependencies, async () => null);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as {
    calls: { path: string; body: object; language: string; answer: { code: number; conference?: { title: string } } }[];
    simulated: object;
    now: string;
    screen: object | null;
  };

describe('a page of the phone app', () => {
  it('[S17] names the modules its screen loads, a worker too', async () => {
    const { body } = await app.inject('/meetingapp/pdfview?file=/files/a.pdf');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/meetingapp/assets/pdf-2.js">');
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/meetingapp/assets/w-3.mjs">');
  });

  it('opens at any address of the app, with the answer of its first call included', async () => {
    const page = await app.inject(`/meetingapp/conf/${cid}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    const [first] = bootOf(page.body).calls;
    expect(first).toMatchObject({
      path: '/medapp/api/manage/conf/conference/detail',
      body: { cid: String(cid) },
      language: 'zh',
      answer: { code: 0, conference: { title: '</script><script>alert(1)</script>' } },
    });
    expect(page.body).toContain('<html lang="zh-CN">');
  });

  it('escapes staff text, so that it cannot break out', async () => {
    const { body } = await app.inject(`/meetingapp/conf/${cid}`);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<script>alert');
  });

  it('[T5] has the language of its address, and declares it', async () => {
    const { body } = await app.inject(`/meetingapp/conf/${cid}?lang=en`);
    expect(body).toContain('<html lang="en">');
    expect(bootOf(body).calls[0]).toMatchObject({ language: 'en', answer: { conference: { title: 'Congress' } } });
  });

  it('names its modules and texts for preloading', async () => {
    const { body } = await app.inject(`/meetingapp/conf/${cid}?lang=en`);
    for (const file of ['Conf-1.js', 'Conf-1.css', 'en-1.js']) expect(body).toContain(`/meetingapp/assets/${file}`);
    expect(body).not.toContain('zh-1.js');
  });

  it('names its own screen and the files of its texts, so that it opens without the directory of all screens', async () => {
    const { body } = await app.inject(`/meetingapp/conf/${cid}?lang=en`);
    expect(bootOf(body).screen).toEqual({
      name: 'conf',
      language: 'en',
      file: 'assets/Conf-1.js',
      part: 'Conf',
      traits: { title: 'conference.title' },
      texts: { conference: 'assets/en-1.js' },
    });
    expect(bootOf((await app.inject('/meetingapp/agreement')).body).screen).toBeNull();
    expect(bootOf((await app.inject('/meetingapp/no/such/page')).body).screen).toBeNull();
    expect(bootOf((await app.inject('/meetingapp/pdfview?file=/files/a.pdf')).body).screen).toBeNull();
    expect((await app.inject('/meetingapp/offline-frame')).body).not.toContain('"screen"');
  });

  it('of an unknown conference, or with an incomplete address, still opens', async () => {
    for (const address of [
      '/meetingapp/conf/999999',
      '/meetingapp/conf/abc',
      '/meetingapp/conf/%E0%A4%A',
      '/meetingapp/?lang=en&lang=ch',
    ]) {
      const page = await app.inject(address);
      expect([address, page.statusCode < 500]).toEqual([address, true]);
    }
    expect(bootOf((await app.inject('/meetingapp/conf/999999')).body).calls).toEqual([]);
  });

  it('opens also when its first call fails; the phone repeats it and reports the error', async () => {
    const failing = vi.spyOn(handlers.conference, 'detail').mockRejectedValueOnce(new Error('database is away'));
    const page = await app.inject(`/meetingapp/conf/${cid}`);
    failing.mockRestore();
    expect(page.statusCode).toBe(200);
    expect(bootOf(page.body).calls).toEqual([]);
  });

  it('[E2] of an unknown address is the app’s own not-found page, with status 404', async () => {
    const page = await app.inject('/meetingapp/no/such/page');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('id="boot"');
  });
});

it('the root redirects to the app', async () => {
  expect((await app.inject('/')).headers.location).toBe('/meetingapp/');
  expect((await app.inject('/meetingapp')).headers.location).toBe('/meetingapp/');
  expect((await app.inject('/console/conferences/1')).body).toContain('Console');
});

it('hashed files are cached for ever, and no other file is served beside them', async () => {
  const file = await app.inject('/meetingapp/assets/app-1a2b.js');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/meetingapp/assets/../index.html')).body).not.toBe(frame);
  expect((await app.inject('/meetingapp/assets/%2e%2e/screens.json')).statusCode).toBe(404);
  expect((await app.inject('/meetingapp/assets/none.js')).statusCode).toBe(404);
});

it('a page declares its script and frame policy; a hashed file only its type', async () => {
  const page = (await app.inject('/meetingapp/')).headers;
  expect(page).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
  expect(page['content-security-policy']).toContain("default-src 'self'");
  const file = (await app.inject('/meetingapp/assets/app-1a2b.js')).headers;
  expect(file).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
    expect([name, file[name]]).toEqual([name, undefined]);
  expect(JSON.stringify(file).length).toBeLessThan(450);
});

it('the console’s page may run the script that is inside it, and no other', async () => {
  const policy = String((await app.inject('/console/login')).headers['content-security-policy']);
  const hash = createHash('sha256').update('begin();').digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hash}' 'self'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('[X1] the documentation of the open interface is a page apart from the console, under the same policy', async () => {
  const page = await app.inject('/console/reference/?lang=en');
  expect(page.body).toContain('<title>Reference</title>');
  const hash = createHash('sha256').update('strict();').digest('base64');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'sha256-${hash}' 'self'`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect((await app.inject('/console/reference')).headers['location']).toBe('/console/reference/');
  expect((await app.inject('/console/reference/assets/scalar-1.js')).statusCode).toBe(200);
  expect((await app.inject('/console/developers')).body).toContain('<title>Console</title>');
});

it('every response of the server declares what a browser may run and load', async () => {
  const policy = String((await test.app.inject('/healthz')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+' https:\/\/res\.wx\.qq\.com(;|$)/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const headers = (await test.app.inject({ method: 'POST', url: '/medapp/api/register/getcity' })).headers;
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
});

describe('[C9] an address with a log-in', () => {
  const open = (url: string) => app.inject({ method: 'GET', url });

  it('leads to the same address without it, so that no history, referrer or cache has it', async () => {
    const answer = await open(`/meetingapp/conf/${cid}?uid=7&lang=en&token=a-_9`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/meetingapp/conf/${cid}?lang=en`]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(answer.headers['set-cookie']).toMatch(/^medapp_link=7\.a-_9; Path=\/meetingapp; Max-Age=60; SameSite=Lax/);
    expect(answer.body).not.toContain('a-_9');
  });

  it('leads there in any spelling and on any page, without a cookie for a pair that cannot be one', async () => {
    expect((await open('/meetingapp/nothing/at/all?token=a&uid=7')).headers.location).toBe(
      '/meetingapp/nothing/at/all',
    );
    const odd = await open(`/meetingapp/conf/${cid}?uid=7&token=${encodeURIComponent('a; Domain=x')}`);
    expect([odd.statusCode, odd.headers['set-cookie']]).toEqual([303, undefined]);
    expect((await open(`/meetingapp/conf/${cid}?token=a`)).statusCode).toBe(200);
  });
});

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { handlers } from '../../handlers.ts';
import { ResponseCache } from '../serving/response-cache.ts';
import { testApp } from '../../testing/app.ts';
import { buildPainted } from '../../testing/painted-folder.ts';
import { contentSecurity } from '../security/content-security.ts';
import { servePages } from './pages.ts';

const test = await testApp();
const first = await buildConference(test.db, { title: both('甲', 'A') });
const second = await buildConference(test.db, { title: both('乙', 'B "quoted" <b>') });

const folder = mkdtempSync(join(tmpdir(), 'meetingapp-painted-'));
const built = buildPainted(folder);

let now = new Date('2026-11-21T08:00:00Z');
const app = Fastify();
await app.register(helmet, contentSecurity(test.config));
app.decorateRequest('isMultipart', () => false);
await servePages(
  app,
  built,
  { ...test, clock: () => now, ready: () => true, handlers, kept: new ResponseCache(0) },
  async () => null,
);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const open = async (address: string, cookie = '') =>
  (await app.inject({ url: `/meetingapp${address}`, headers: { cookie } })).body;
const inside = (page: string) => /<p>(.*?)<\/p>/.exec(page)?.[1];

describe('a server-rendered page', () => {
  it('contains the screen, its styles, its title and its colours', async () => {
    const page = await open(`/conf/${second}?lang=en`);
    expect(inside(page)).toMatch(new RegExp(`^conf ${second} \\?lang=en en`));
    expect(page).toContain('<title>B &quot;quoted&quot; &lt;b&gt;</title>');
    expect(page).toContain('<html lang="en" style="--brand:red">');
    expect(page).toContain('<style>.app { color: red; }.conf { color: blue; }</style>');
    expect(page).toContain('<link rel="stylesheet" crossorigin disabled href="/meetingapp/assets/conf.css">');
    expect(page).toContain(`data-painted="${now.toISOString()}"`);
  });

  it('[S113] names the conference in the link of a page that the phone renders', async () => {
    const page = await open(`/sign/home/0?cid=${second}&lang=en`);
    const title = 'signHome B &quot;quoted&quot; &lt;b&gt;';
    expect(page).toContain(`<title>${title}</title>`);
    expect(page).toContain(`<meta property="og:title" content="${title}">`);
    expect(page).toContain('<meta name="description" content="B &quot;quoted&quot; &lt;b&gt;">');
    expect(page).toContain(`<meta property="og:image" content="${test.config.publicUrl}/files/a.jpg">`);
    expect(page).toContain('<div id="root" data-ready="0"></div>');
  });

  it('[S58] has name and colours of the conference of a broadcast, also where the address names no conference', async () => {
    const room = await buildLiveRoom(test.db, second);
    const [from, to] = [new Date('2027-04-16T02:00:00Z'), new Date('2027-04-16T03:00:00Z')];
    const id = await buildBroadcast(test.db, second, { room, from, to });
    for (const query of ['', `&cid=${second}`]) {
      const page = await open(`/live/${id}?lang=en${query}`);
      const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
      const { calls } = JSON.parse(boot) as { calls: { path: string; body: object }[] };
      expect(calls.map(({ path }) => path)).toEqual([conferenceCalls.detail.path, liveCalls.broadcast.path]);
      expect(calls[0]?.body).toEqual({ cid: String(second) });
    }
    expect(await open(`/live/999999?lang=en`)).not.toContain(conferenceCalls.detail.path);
  });

  it.each(['home', 'apply', 'hotel', 'invoice'])(
    '[S113] [S116] contains name and settings of the conference at /sign/%s, and nothing of a person',
    async (step) => {
      const page = await open(`/sign/${step}/0?cid=${second}&lang=en`);
      const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
      const { calls } = JSON.parse(boot) as { calls: { path: string }[] };
      expect(calls.map(({ path }) => path)).toEqual([conferenceCalls.detail.path, registrationCalls.conInfo.path]);
    },
  );

  it('loads the program only after first paint, by the one script that the policy allows', async () => {
    const { body, headers } = await app.inject(`/meetingapp/conf/${first}`);
    const [, attributes, script] = /<script (data-[^>]*)>(.*?)<\/script>/s.exec(body) ?? [];
    expect(attributes).toBe('data-program="/meetingapp/assets/app.js" data-ahead="/meetingapp/assets/conf.js"');
    expect(body).not.toContain('type="module"');
    const hash = createHash('sha256')
      .update(script ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('is cached briefly by address, language and data: a change is visible immediately', async () => {
    const page = await open(`/conf/${first}`);
    expect(inside(await open(`/conf/${first}`))).toBe(inside(page));
    expect(inside(await open(`/conf/${first}?lang=en`))).toContain(' en ');
    expect(inside(await open(`/conf/${second}`))).toContain(`conf ${second}`);
    await test.db
      .updateTable('conference')
      .set({ venue: JSON.stringify(both('新馆', 'New hall')) })
      .where('id', '=', first)
      .execute();
    const changed = await open(`/conf/${first}`);
    expect(inside(changed)).not.toBe(inside(page));
    now = new Date(now.getTime() + 11_000);
    const later = await open(`/conf/${first}`);
    expect(inside(later)).not.toBe(inside(changed));
    expect(later).toContain(`data-painted="${now.toISOString()}"`);
  });

  it('is compressed harder when it is painted again soon, because many read it', async () => {
    const packed = async () => {
      const headers = { 'accept-encoding': 'br' };
      const { rawPayload } = await app.inject({ url: `/meetingapp/conf/${first}?lang=en&often=1`, headers });
      return rawPayload;
    };
    const text = (bytes: Buffer) =>
      brotliDecompressSync(bytes)
        .toString()
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    const once = await packed();
    now = new Date(now.getTime() + 11_000);
    const again = await packed();
    expect(inside(text(again))).toContain(' en ');
    expect(text(again).length).toBe(text(once).length);
    expect(again.length).toBeLessThan(once.length);
  });

  it('speaks the language that the phone was used in last where its address names none (T5)', async () => {
    expect(inside(await open(`/conf/${first}`, 'x=1; locale=en'))).toContain(' en ');
    expect(inside(await open(`/conf/${first}?lang=ch`, 'locale=en'))).toContain(' zh ');
    expect(inside(await open(`/conf/${first}`, 'locale=<script>'))).toContain(' zh ');
  });

  it('is the home behind the short address of a conference, and says where that lies', async () => {
    const page = await open(`/index/${first}?lang=en&sourceCode=abc`);
    expect(inside(page)).toMatch(new RegExp(`^tpl1Home ${first} `));
    expect(page).toContain(`data-address="/meetingapp/tpl1Home/${first}?sourceCode=abc&amp;lang=en"`);
  });

  it('[S21] is led to from the other spelling of the second home, with what the address says', async () => {
    const answer = await app.inject('/meetingapp/tpl2Home/3?sourceCode=x&next=/tpl2Home/');
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      308,
      '/meetingapp/tpl2home/3?sourceCode=x&next=/tpl2Home/',
    ]);
  });

  it('is left to the phone when it cannot be painted, is switched off, or an answer is missing', async () => {
    for (const address of [`/conf/${first}?break=1`, '/conf/999999', '/login', '/no/such/page']) {
      const page = await open(address);
      expect([address, inside(page)]).toEqual([address, undefined]);
      expect(page).toContain('<div id="root" data-ready="0"></div>');
      expect(page).toContain('<script type="module"');
      // A page that the phone renders waits for no style sheet either.
      if (address.startsWith('/conf/')) expect(page).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/);
    }
    await test.db.updateTable('conference').set({ state: 'stopped' }).where('id', '=', second).execute();
    expect(inside(await open(`/conf/${second}`))).toBeUndefined();
  });
});

describe('[A10] what makes the app installable', () => {
  it('the service worker is revalidated each time, and its scope is the whole app', async () => {
    const worker = await app.inject('/meetingapp/sw.js');
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(worker.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('a page names the manifest of its language, and its icons exist', async () => {
    // The script of a painted page makes it the manifest after the first paint (after-paint.ts).
    expect(await open(`/conf/${first}?lang=en`)).toContain(
      '<link data-rel="manifest" href="/meetingapp/app-en.webmanifest">',
    );
    expect(await open('/login')).toContain('<link rel="manifest" href="/meetingapp/app-zh.webmanifest">');
    const manifest = await app.inject('/meetingapp/app-en.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect((await app.inject('/meetingapp/icons/icon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await app.inject('/meetingapp/icons/none.svg')).statusCode).toBe(404);
  });

  it('the app shell that a phone stores contains no personal data and no time', async () => {
    const { body, headers } = await app.inject('/meetingapp/offline-frame');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as object;
    expect(Object.keys(boot).sort()).toEqual(['errorPage', 'kept', 'simulated']);
    expect(body).toContain('<div id="root" data-ready="0"></div>');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('a page that is the same for everybody', () => {
  it('is answered with 304 to those who have it, shared by caches for a second, and kept apart by language', async () => {
    const ask = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url: `/meetingapp${url}`, headers });
    const page = await ask(`/conf/${first}?lang=en`);
    expect(page.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
    expect(page.headers.vary).toBe('accept-encoding');
    const again = await ask(`/conf/${first}?lang=en`, { 'if-none-match': String(page.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const own = await ask(`/conf/${first}`, { cookie: 'locale=en' });
    expect(own.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
  });

  it('is painted and compressed once for all visitors, and never with what one person sent', async () => {
    const ask = (headers: Record<string, string>) =>
      app.inject({ url: `/meetingapp/conf/${second}?lang=en`, headers: { 'accept-encoding': 'br', ...headers } });
    const token = await test.logIn(await buildAccount(test.db, {}));
    const [one, other] = [await ask({ token, cookie: 'media=secret-of-one' }), await ask({})];
    expect(one.headers['content-encoding']).toBe('br');
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
    expect(one.headers['set-cookie']).toBeUndefined();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { handlers } from '../../handlers.ts';
import { testApp } from '../../testing/app.ts';
import { hasProgram, startNginx } from '../../testing/live/processes.ts';
import { buildPainted } from '../../testing/painted-folder.ts';
import { contentSecurity } from '../security/content-security.ts';
import { serverWithCache } from '../serving/cached-first.ts';
import { ResponseCache } from '../serving/response-cache.ts';
import { servePages } from './pages.ts';

const test = await testApp({ listens: true });
const folder = mkdtempSync(join(tmpdir(), 'meetingapp-shared-'));
const kept = new ResponseCache(1000);
await test.ports.fanOut.listen('published', () => kept.clear());
const app = Fastify({ serverFactory: serverWithCache(kept) });
await app.register(helmet, contentSecurity(test.config));
app.decorateRequest('isMultipart', () => false);
const dependencies = { ...test, clock: () => new Date(), ready: () => true, handlers, kept };
await servePages(app, buildPainted(folder), dependencies, async () => null);
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe.skipIf(!hasProgram('nginx'))('behind a cache that all share', () => {
  it('two people get the same public page, and nothing of the one reaches the other', async () => {
    const { base } = await startNginx([port]);
    const cid = await buildConference(test.db, { title: both('甲', 'First title') });
    const tokens = [
      await test.logIn(await buildAccount(test.db, {})),
      await test.logIn(await buildAccount(test.db, {})),
    ];
    const page = async (path: string, token: string) => {
      const headers = { token, cookie: `media=${token}; locale=en`, 'accept-encoding': 'br' };
      const response = await fetch(`${base}/meetingapp${path}`, { headers });
      return {
        text: await response.text(),
        cookie: response.headers.get('set-cookie'),
        etag: response.headers.get('etag'),
      };
    };
    for (const path of [`/conf/${cid}?lang=en`, `/conf/${cid}`, `/callist/${cid}?lang=en`]) {
      const pages = await Promise.all(tokens.map((token) => page(path, token)));
      expect(pages[0]!.etag, path).toBe(pages[1]!.etag);
      for (const { text, cookie } of pages) {
        for (const token of tokens) expect(text, path).not.toContain(token);
        expect([path, text.includes('First title'), cookie]).toEqual([path, true, null]);
      }
    }
  });

  it('languages are kept apart, also where the address names none', async () => {
    const { base } = await startNginx([port]);
    const cid = await buildConference(test.db, { title: both('中文题', 'English title') });
    const page = async (path: string, cookie: string) =>
      (await fetch(`${base}/meetingapp${path}`, { headers: { cookie } })).text();
    expect(await page(`/conf/${cid}`, 'locale=en')).toContain('English title');
    expect(await page(`/conf/${cid}`, 'locale=ch')).toContain('中文题');
    expect(await page(`/conf/${cid}?lang=en`, 'locale=ch')).toContain('English title');
  });

  it('a change shows within two seconds: one in the cache, one in the process', async () => {
    const { base } = await startNginx([port]);
    const cid = await buildConference(test.db, { title: both('甲', 'First title') });
    const page = async () => (await fetch(`${base}/meetingapp/conf/${cid}?lang=en`)).text();
    expect(await page()).toContain('First title');
    await test.db
      .updateTable('conference')
      .set({ title: JSON.stringify(both('乙', 'Second title')) })
      .where('id', '=', cid)
      .execute();
    await expect.poll(page, { timeout: 4000 }).toContain('Second title');
  });
});

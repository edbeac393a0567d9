import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { errors } from '@meetingapp/contract/errors.ts';
import { beginSession } from '../../db/sessions/sessions.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { addressOf } from '../../testing/database/server.ts';
import { liveBroadcast } from '../../testing/live/broadcast.ts';
import { hasProgram, startRedis } from '../../testing/live/processes.ts';
import { LiveViewer } from '../../testing/live/viewer.ts';
import { startProgram } from '../../testing/program.ts';
import { freePort, readyAt } from '../../testing/spawn-program.ts';

const { db, connection } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'redis-stopped-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const PER_MINUTE = 60;
/** Maximum milliseconds of a request while Redis does not answer. Without the link it was 4 to 10 s. */
const LONGEST = 1500;

async function start(redisUrl: string): Promise<string> {
  const port = await freePort();
  const program = startProgram({
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(connection),
    DATABASE_POOL: '6',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    REQUESTS_PER_MINUTE: String(PER_MINUTE),
    REDIS_URL: redisUrl,
  });
  await readyAt(port, program);
  return `http://127.0.0.1:${port}`;
}

async function newToken(): Promise<string> {
  const accountId = await buildAccount(db, { name: '周晓晴' });
  return (await beginSession(db, { kind: 'general', accountId, device: 'test', now: new Date() })).tToken;
}

const post = (base: string, path: string, body: object, token?: string): Promise<Response> =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
    body: JSON.stringify(body),
  });

/** Sends `times` requests one after the other; returns how many were answered, and the milliseconds of each. */
async function ask(base: string, token: string, times: number): Promise<{ answered: number; took: number[] }> {
  const took: number[] = [];
  let answered = 0;
  for (let asked = 0; asked < times; asked += 1) {
    const began = performance.now();
    const { status } = await post(base, '/medapp/api/user/info', {}, token);
    took.push(performance.now() - began);
    if (status !== 429) answered += 1;
  }
  return { answered, took };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const health = async (base: string): Promise<[number, unknown]> => {
  const answer = await fetch(`${base}/readyz`);
  return [answer.status, await answer.json()];
};
const saysRedis = async (base: string, redis: 'available' | 'unavailable'): Promise<void> =>
  expect.poll(() => health(base), { timeout: 15_000 }).toEqual([200, { status: 'ready', database: true, redis }]);

/** Answers to wrong passwords and to code requests, in order, for a new account. They show the limits. */
async function guesses(base: string): Promise<number[]> {
  const to = freshPhone();
  await buildAccount(db, { name: '何静', phone: to, password: 'Heart-2026' });
  const answers: number[] = [];
  const codeOf = async (answer: Response) => answers.push(((await answer.json()) as { code: number }).code);
  const { loginByPassword, sendCode } = accountCalls;
  for (let n = 0; n < 10; n += 1)
    await codeOf(await post(base, loginByPassword.path, { to, password: `Wrong-${n}-2026`, kind: 'general' }));
  for (let n = 0; n < 3; n += 1) await codeOf(await post(base, sendCode.path, { to, purpose: 'login' }));
  return answers;
}

describe.skipIf(!hasProgram('redis')).sequential('[X6] with Redis stopped', () => {
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const)
    it(`by ${signal}, service is as fast, no limit opens, health names it, and rooms of two processes go on`, async () => {
      let redis = await startRedis();
      const [one, other] = await Promise.all([start(redis.url), start(redis.url)]);
      await saysRedis(one, 'available');
      await saysRedis(other, 'available');

      const token = await newToken();
      const before = await ask(one, token, 20);
      const beforeOther = await ask(other, token, 20);
      expect(before.answered + beforeOther.answered).toBe(40);
      const usual = await guesses(other);
      expect(usual).toContain(errors.password_wrong.code);
      expect(usual).toContain(errors.code_too_often.code);
      const { id } = await liveBroadcast(db);
      const writer = new LiveViewer(one, id, await newToken());
      const reader = new LiveViewer(other, id);
      for (const viewer of [writer, reader]) await viewer.enter();
      await writer.until((item) => item.k === 'now' && item.viewers === 2);

      redis.child.kill(signal);
      const page = performance.now();
      await fetch(`${one}/meetingapp/`);
      expect(performance.now() - page).toBeLessThan(LONGEST);
      // This process has counted 20 requests itself; the other process's 20 are only in Redis.
      const during = await ask(one, token, 50);
      expect(during.answered).toBe(PER_MINUTE - 20);
      expect(Math.max(...during.took)).toBeLessThan(LONGEST);
      expect(median(during.took)).toBeLessThan(Math.max(median(before.took) * 3, 60));
      await saysRedis(one, 'unavailable');
      await saysRedis(other, 'unavailable');
      expect(await guesses(other)).toEqual(usual);

      const late = new LiveViewer(other, id);
      await late.enter();
      await writer.until((item) => item.k === 'now' && item.viewers === 3);
      const said = performance.now();
      await writer.answerTo(writer.say('第一句'));
      for (const viewer of [reader, late]) await viewer.until((item) => item.k === 'message');
      expect(performance.now() - said).toBeLessThan(LONGEST);

      if (signal === 'SIGSTOP') redis.child.kill('SIGCONT');
      else redis = await startRedis(redis.port);
      await saysRedis(one, 'available');
      await saysRedis(other, 'available');
      const back = performance.now();
      await writer.answerTo(writer.say('第二句'));
      for (const viewer of [reader, late])
        await viewer.until((item) => item.k === 'message' && item.b.text === '第二句');
      expect(performance.now() - back).toBeLessThan(LONGEST);
      expect(reader.texts).toEqual(['第一句', '第二句']);
      // A caller refused before stays refused by the process that counted it.
      expect((await ask(one, token, 1)).answered).toBe(0);
      for (const viewer of [writer, reader, late]) await viewer.leave();
    }, 120_000);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { beginSession } from '../../../db/sessions/sessions.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { addressOf } from '../../../testing/database/server.ts';
import { liveBroadcast } from '../../../testing/live/broadcast.ts';
import { hasProgram, startNginx, startRedis } from '../../../testing/live/processes.ts';
import { LiveViewer } from '../../../testing/live/viewer.ts';
import { startProgram } from '../../../testing/program.ts';
import { freePort, readyAt, type Program } from '../../../testing/spawn-program.ts';

const { db, connection } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'live-resume-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(port: number, more: Record<string, string> = {}): Promise<Program> {
  const program = startProgram({
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(connection),
    DATABASE_POOL: '6',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...more,
  });
  await readyAt(port, program);
  return program;
}

async function writerToken(): Promise<string> {
  const accountId = await buildAccount(db, { name: '周晓晴' });
  return (await beginSession(db, { kind: 'general', accountId, device: 'test', now: new Date() })).tToken;
}

/** Reconnects whenever the connection drops, as the phone does. */
async function enterAgain(viewer: LiveViewer): Promise<void> {
  for (;;)
    try {
      await viewer.enter();
      return;
    } catch {
      viewer.drop();
      await wait(100);
    }
}

/** Writes until stopped, whatever happens to the connection; returns what was sent. */
function keepWriting(viewer: LiveViewer, name: string) {
  const said: string[] = [];
  let stopped = false;
  const done = (async () => {
    while (!stopped) {
      // People stop typing when nothing is answered.
      if (viewer.waiting < 6) said.push(viewer.say(`${name} ${said.length}`, 'say', `${name}-${said.length}`));
      await wait(450);
    }
  })();
  return {
    said,
    stop: async () => {
      stopped = true;
      await done;
    },
  };
}

const inOrder = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

describe.sequential('[S58] messages of a broadcast', () => {
  it('reach everybody once and in order over 50 breaks of 2 s and a restart of the server; without resume they are lost', async () => {
    const { id } = await liveBroadcast(db);
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    let program = await start(port);
    const writers = await Promise.all([1, 2, 3].map(async () => new LiveViewer(base, id, await writerToken())));
    const readers = Array.from({ length: 10 }, () => new LiveViewer(base, id));
    const careless = new LiveViewer(base, id);
    for (const one of [...writers, ...readers, careless]) await one.enter();
    const writing = writers.map((writer, at) => keepWriting(writer, `w${at}`));

    let broken = 0;
    const breaking = [...readers, careless].map(async (one, at) => {
      for (let time = 0; time < 5; time += 1) {
        await wait(200 + at * 37);
        one.drop();
        if (one !== careless) broken += 1;
        await wait(2000);
        // The control: reconnects as a new viewer and continues from the newest page.
        if (one === careless) one.known = null;
        await enterAgain(one);
      }
    });
    await vi.waitFor(() => expect(broken).toBeGreaterThan(20), 30_000);
    program.child.kill('SIGTERM');
    await program.ended;
    for (const one of [...writers, ...readers]) one.drop();
    program = await start(port);
    await Promise.all([...writers, ...readers].map(enterAgain));
    await Promise.all(breaking);
    await Promise.all(writing.map((one) => one.stop()));
    const keys = writing.flatMap(({ said }) => said);
    for (const [at, writer] of writers.entries())
      for (const key of writing[at]?.said ?? [])
        // Refused messages came too fast and get the reason; none stays unanswered.
        await writer.until((item) => (item.k === 'taken' || item.k === 'refused') && item.key === key);
    const rows = await db
      .selectFrom('live_event')
      .select(['sequence', 'client_key'])
      .where('broadcast_id', '=', id)
      .execute();
    const last = rows.length;
    for (const one of [...writers, ...readers])
      await vi.waitFor(() => expect(one.log.length).toBeGreaterThanOrEqual(last), 10_000);
    expect(broken).toBe(50);
    expect(last).toBeGreaterThan(40);
    const taken = new Set(
      writers.flatMap(({ heard }) => heard.flatMap((item) => (item.k === 'taken' ? [item.key] : []))),
    );
    // The room's clock writes rows there, too.
    expect(rows.flatMap((row) => row.client_key ?? []).sort()).toEqual([...taken].sort());
    expect(taken.size).toBe(keys.length);
    for (const one of [...writers, ...readers]) expect(one.log.map(({ s }) => s)).toEqual(inOrder(last));
    expect(careless.log.map(({ s }) => s)).not.toEqual(inOrder(last));
    program.child.kill('SIGTERM');
    await program.ended;
  }, 150_000);

  for (const carrier of ['PostgreSQL', 'Redis'] as const) {
    const able = hasProgram('nginx') && (carrier === 'PostgreSQL' || hasProgram('redis'));
    it.skipIf(!able)(
      `[X6] pass between two processes behind nginx over ${carrier}, and survive the loss of one`,
      async () => {
        const { id } = await liveBroadcast(db);
        const redis = carrier === 'Redis' ? await startRedis() : null;
        const more = redis ? { REDIS_URL: redis.url } : {};
        const ports = [await freePort(), await freePort()];
        const [first] = await Promise.all(ports.map((port) => start(port, more)));
        const { base } = await startNginx(ports);
        const writer = new LiveViewer(`http://127.0.0.1:${ports[1]}`, id, await writerToken());
        // nginx distributes connections in turn.
        const readers = Array.from({ length: 6 }, () => new LiveViewer(base, id));
        for (const one of [writer, ...readers]) await enterAgain(one);
        const began = Date.now();
        await writer.answerTo(writer.say('第一句'));
        for (const reader of readers) await reader.until((item) => item.k === 'message');
        const took = Date.now() - began;
        expect(took).toBeLessThan(1000);
        await writer.until((item) => item.k === 'now' && item.viewers === 7);

        first?.child.kill('SIGKILL');
        // Events lost by Redis are in the database.
        redis?.child.kill('SIGKILL');
        await writer.answerTo(writer.say('第二句'));
        for (const reader of readers)
          await vi.waitFor(async () => {
            if (reader.socket.readyState !== 1) await enterAgain(reader);
            expect(reader.texts).toContain('第二句');
          }, 10_000);
        for (const one of [writer, ...readers]) {
          expect(one.texts).toEqual(['第一句', '第二句']);
          expect(one.log.map(({ s }) => s)).toEqual(inOrder(one.log.length));
        }
      },
      120_000,
    );
  }
});

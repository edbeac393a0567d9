import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { projectRoot } from '../../../config.ts';
import { missingPrograms } from '../../../ports/live/nginx.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { addressOf } from '../../../testing/database/server.ts';
import { hasProgram, startNginx } from '../../../testing/live/processes.ts';
import { startStudio } from '../../../testing/live/stream-server.ts';
import { startProgram } from '../../../testing/program.ts';
import { freePort, readyAt, unprivileged } from '../../../testing/spawn-program.ts';

const missing = await missingPrograms();
if (missing.length > 0)
  process.stderr.write(`Keys in logs of the stream server are not tested: ${missing.join(', ')} is not installed.\n`);

const { db, connection } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'keys-in-logs-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Yields files to which programs may log. Configuration and video files are not logs. */
function* logFiles(): Generator<string> {
  for (const folder of ['/var/log/nginx', dataDir]) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      if (!/\.(conf|flv|ts|m3u8)$|live\/secret$/.test(path) && statSync(path).isFile()) yield path;
    }
  }
}

it.skipIf(!hasProgram('nginx'))('the proxy writes neither queries nor secret addresses into its log', async () => {
  const { base, logs } = await startNginx([await freePort()]);
  const [query, calendar, signature] = ['query', 'calendar', 'signature'].map((name) => `${name}-${Date.now()}`);
  const file = 'live-hall1/index.m3u8';
  const paths = [
    `/meetingapp/?secret=${query}`,
    `/medapp/calendar/plan/${calendar}.ics`,
    `/medapp/media/1790000000/${signature}/${file}`,
    `/medapp/staff-media/1790000000/${signature}/${file}`,
  ];
  const log = () =>
    readdirSync(logs)
      .map((name) => readFileSync(join(logs, name), 'utf8'))
      .join('');
  await expect
    .poll(
      () =>
        fetch(base).then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
  for (const path of paths) await fetch(base + path, { headers: { referer: `${base}/?secret=${query}` } });
  await expect.poll(() => log().split('\n').length, { timeout: 5000 }).toBeGreaterThan(paths.length);
  expect(log()).toContain(`"GET /medapp/media/-/${file} HTTP/1.1"`);
  for (const secret of [query, calendar, signature]) expect(log()).not.toContain(secret);
});

describe.skipIf(missing.length > 0)('npm run live', () => {
  it('runs for a user without rights, and no log has the key of a studio', async () => {
    const [port, rtmpPort] = [await freePort(), await freePort()];
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(connection),
      DATABASE_POOL: '4',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LIVE_PUSH_URL: `rtmp://127.0.0.1:${rtmpPort}/live`,
      LOG_LEVEL: 'trace',
    };
    const server = startProgram(settings);
    await readyAt(port, server);
    // The test's server may enter the database's folder; an unprivileged user may not. The chown gives this user the whole folder.
    if (unprivileged) execFileSync('chown', ['-R', `${unprivileged.uid}:${unprivileged.gid}`, dataDir]);
    const user = unprivileged ? { user: unprivileged } : {};
    const live = startProgram(settings, { ...user, file: join(projectRoot, 'tools/live.ts') });
    await expect
      .poll(() => live.child.exitCode ?? figuresAddress(dataDir), { timeout: 30_000 })
      .toEqual(expect.stringMatching(/^http/));
    const figures = figuresAddress(dataDir);
    await expect
      .poll(
        () =>
          fetch(figures).then(
            ({ status }) => live.child.exitCode ?? status,
            () => live.child.exitCode,
          ),
        {
          timeout: 30_000,
        },
      )
      .toBe(200);

    const cid = await buildConference(db);
    const room = await buildLiveRoom(db, cid, { stream: `keys-${port}` });
    const minute = 60_000;
    const id = await buildBroadcast(db, cid, {
      room,
      from: new Date(Date.now() - minute),
      to: new Date(Date.now() + 30 * minute),
    });
    const { secret } = await db
      .selectFrom('live_stream')
      .select('secret')
      .where('room_id', '=', room)
      .executeTakeFirstOrThrow();
    const push = settings.LIVE_PUSH_URL;
    const guessed = `guessed-${port}-${Date.now()}`;
    // With the secret after the stream name, as OBS sends it, and before it, as some encoders send it.
    for (const address of [`${push}/keys-${port}?secret=${guessed}`, `${push}?secret=${secret}/keys-${port}`])
      expect(await startStudio(address).ended).not.toBe(0);
    const studio = startStudio(`${push}/keys-${port}?secret=${secret}`);
    await expect
      .poll(() => db.selectFrom('broadcast').select('state').where('id', '=', id).executeTakeFirst(), {
        timeout: 20_000,
      })
      .toEqual({ state: 'live' });
    // The server is down when this studio ends; what the stream server logs about that must not contain a key, either.
    server.child.kill('SIGKILL');
    await server.ended;
    await studio.stop();
    live.child.kill('SIGTERM');
    await live.ended;

    const hook = /[?&]key=([\w-]+)/.exec(readFileSync(join(dataDir, 'live/nginx.conf'), 'utf8'))?.[1] ?? '';
    const media = readFileSync(join(dataDir, 'live/secret'), 'utf8').trim();
    const secrets = { secret, guessed, hook, media };
    expect(Object.values(secrets).map(({ length }) => length > 10)).toEqual([true, true, true, true]);
    const logs = new Map([...logFiles()].map((path) => [path, readFileSync(path, 'latin1')]));
    logs.set('output of the server', server.said()).set('output of the stream server', live.said());
    const found = [...logs].flatMap(([log, text]) =>
      Object.entries(secrets).flatMap(([name, value]) => (text.includes(value) ? [`${name} in ${log}`] : [])),
    );
    expect(found).toEqual([]);
    expect(live.said()).not.toMatch(/permission denied|\[(alert|emerg)\]/i);
  }, 120_000);
});

/** Address at which the stream server reports figures; '' until it is written. */
function figuresAddress(folder: string): string {
  const file = join(folder, 'live/figures');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { readPidFile, whatRuns } from './db/embedded/pid-file.ts';
import { startProgram } from './testing/program.ts';
import { freePort, readyAt, type Program } from './testing/spawn-program.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
const cluster = join(dataDir, 'database', 'postgres');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (settings: Record<string, string>): Program => startProgram({ DATA_DIR: dataDir, ...settings });

describe.sequential('the program', () => {
  it('reports every configuration error, and exits with code 1 before it touches anything', async () => {
    const wrong = start({ PORT: 'x', WECHAT_APP_ID: 'wx1', DATA_DIR: join(dataDir, 'untouched') });
    expect(await wrong.ended).toBe(1);
    expect(wrong.said()).toContain('PORT: must be a whole number');
    expect(wrong.said()).toContain('WECHAT_APP_SECRET: is needed');
    expect(existsSync(join(dataDir, 'untouched'))).toBe(false);
  });

  it('starts on an empty folder, refuses a second server there by name, stops cleanly, and survives a kill', async () => {
    const port = await freePort();
    const settings = { PORT: String(port) };
    const first = start(settings);
    await readyAt(port, first);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`another server (process ${first.child.pid} on`);
    expect(second.said()).toContain(`http://127.0.0.1:${port}`);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = start(settings);
    await readyAt(port, third);
    const pid = (await readPidFile(cluster))?.pid ?? 0;
    expect(whatRuns(pid)).toBe('postgres');

    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    expect(third.said()).not.toMatch(/broke|error|deprecat/i);
    expect(whatRuns(pid)).not.toBe('postgres');
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });

  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://meeting.example.org' };

  it('advises in production when nobody can log in, and when its address is unencrypted', async () => {
    const port = await freePort();
    const empty = start({ ...production, PORT: String(port) });
    await readyAt(port, empty);
    const file = join(dataDir, 'first-owner-link.txt');
    await expect
      .poll(() => empty.said(), { timeout: 10_000 })
      .toContain(`Nobody can log in to the console yet. Open the link in ${file} and create the owner`);
    const link = readFileSync(file, 'utf8').trim();
    expect(link).toMatch(/^http:\/\/meeting\.example\.org\/console\/first-owner#\S{30,}$/);
    expect([statSync(file).mode & 0o777, empty.said().includes(link.split('#')[1] ?? '')]).toEqual([0o600, false]);
    expect(empty.said()).toContain('PUBLIC_URL is http://meeting.example.org, without encryption');
    empty.child.kill('SIGTERM');
    await empty.ended;
  });

  it('refuses production on a database whose staff have the published password of the demo', async () => {
    const port = await freePort();
    // As after a trial with the demo, whose staff stay in the database.
    const admin = { ADMIN_EMAIL: 'owner@ecsc.example', ADMIN_PASSWORD: 'Console-2026' };
    const trial = start({ ...admin, PORT: String(port) });
    await readyAt(port, trial);
    trial.child.kill('SIGTERM');
    await trial.ended;
    expect(trial.said()).not.toContain('Nobody can log in');
    expect(existsSync(join(dataDir, 'first-owner-link.txt'))).toBe(false);
    const refused = start({ ...production, PORT: String(port) });
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toContain('the published password of the demo: owner@ecsc.example');
  });

  it('receives returned e-mails at its own addresses only, and reports a taken port by its setting', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const bouncePort = (taken.address() as AddressInfo).port;
    const port = await freePort();
    const settings = { PORT: String(port), BOUNCE_DOMAIN: 'bounce.example.org', BOUNCE_PORT: String(bouncePort) };
    const early = start(settings);
    expect(await early.ended).toBe(1);
    expect(early.said()).toContain(`BOUNCE_PORT: ${bouncePort} is taken by another program`);
    taken.close();
    await once(taken, 'close');

    const server = start(settings);
    await readyAt(port, server);
    const sender = createTransport({ host: '127.0.0.1', port: bouncePort, ignoreTLS: true });
    const to = `bounce+1.${'0'.repeat(32)}@bounce.example.org`;
    const sent = sender.sendMail({ envelope: { from: '', to }, raw: 'x' });
    await expect(sent).rejects.toMatchObject({ responseCode: 550 });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('stops cleanly also when asked during start', async () => {
    const early = start({ PORT: String(await freePort()) });
    await expect.poll(() => existsSync(join(dataDir, 'server.lock')), { timeout: 30_000, interval: 5 }).toBe(true);
    early.child.kill('SIGTERM');
    expect(await early.ended).toBe(0);
    expect(await readPidFile(cluster)).toBeUndefined();
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });

  it('reports a port in use, and leaves no database running', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const late = start({ PORT: String(port) });
    expect(await late.ended).toBe(1);
    taken.close();
    expect(late.said()).toContain(`PORT: ${port} is taken`);
    expect(await readPidFile(cluster)).toBeUndefined();
  });

  it('reports what is wrong with an external database', async () => {
    const port = await freePort();
    const nobody = start({ DATABASE_URL: `postgres://someone:hidden@127.0.0.1:${port}/x` });
    expect(await nobody.ended).toBe(1);
    expect(nobody.said()).toContain('DATABASE_URL: the database does not answer');
    expect(nobody.said()).not.toContain('hidden');
  });

  it('refuses a database from before the first release with one line of advice, and does not touch it', async () => {
    const port = await freePort();
    const made = start({ PORT: String(port) });
    await readyAt(port, made);
    const connection = { host: join(dataDir, 'database', 'run'), user: 'meetingapp', database: 'meetingapp' };
    const client = new pg.Client(connection);
    await client.connect();
    await client.query("update schema_migration set file = '0001_people.sql' where number = 1");
    await client.end();
    made.child.kill('SIGTERM');
    await made.ended;

    const late = start({ PORT: String(port) });
    expect(await late.ended).toBe(1);
    expect(late.said().trim().split('\n')).toEqual([
      `The database was made before the first release of Meetingapp, and this version cannot continue it. To keep its data, follow “Data from before the first release” in deploy/run-book.md; to start over, delete the folder ${join(dataDir, 'database')}`,
    ]);
    expect(await readPidFile(cluster)).toBeUndefined();
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });
});

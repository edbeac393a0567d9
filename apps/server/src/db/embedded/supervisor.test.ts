import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../connection/database.ts';
import { linkLibraries, locateBinaries } from './binaries.ts';
import { readPidFile, whatRuns } from './pid-file.ts';
import { startEmbedded, type EmbeddedServer } from './supervisor.ts';

// One life cycle in a folder that is closed to others: created, used, killed, taken over, started again.
const root = mkdtempSync(join(tmpdir(), 'embedded-'));
const dataDir = join(root, 'a folder with blanks');
const cluster = join(dataDir, 'database', 'postgres');
const reports: string[] = [];
const report = (line: string): void => void reports.push(line);
const holder = fileURLToPath(new URL('../../testing/database/hold.ts', import.meta.url));
const children: ChildProcess[] = [];

beforeAll(() => chmodSync(root, 0o700));
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

async function open(): Promise<OpenDatabase> {
  const opened = await openDatabase({ dataDir, poolSize: 3, nameStatements: true, report });
  if (!opened.ok) throw new Error(opened.fault);
  return opened.database;
}

/** Starts another server process that opens the database; resolves when it is open. */
async function hold(...rest: string[]): Promise<{ child: ChildProcess; lines: string[] }> {
  const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir, ...rest], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  if (!child.stdout) throw new Error('no output');
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await expect.poll(() => lines[0], { timeout: 10_000 }).toBe('open');
  return { child, lines };
}

const count = async (database: OpenDatabase): Promise<number> =>
  (await database.pool.query<{ n: number }>('select count(*) as n from kept')).rows[0]?.n ?? -1;

describe.sequential('the embedded database', () => {
  it('is created in a folder closed to others, with data flushed to disk, and finds parts of Chinese words', async () => {
    const database = await open();
    expect(database.kind).toBe('embedded');
    const { rows } = await database.pool
      .query(`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int / 10000 as major,
      '协和' ~ '^\\w+$' as letters, (select datcollate from pg_database where datname = current_database()) as "order"`);
    expect(rows).toEqual([{ fsync: 'on', commit: 'on', addresses: '', major: 18, letters: true, order: 'C' }]);
    await database.pool.query('create extension pg_trgm');
    expect((await database.pool.query(`select show_trgm('协和') <> '{}' as some`)).rows).toEqual([{ some: true }]);
    await database.pool.query('create table kept (n int)');
    await database.close();
    expect(await readPidFile(cluster)).toBeUndefined();
  });

  it('restarts quickly with its data', async () => {
    const begun = performance.now();
    const database = await open();
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(await count(database)).toBe(0);
    await database.close();
  });

  it('stops when the server is killed hard, loses no committed data, and starts again immediately', async () => {
    const { child, lines } = await hold('write');
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(50);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const committed = Number(lines.at(-1));
    const database = await open();
    expect(await count(database)).toBeGreaterThanOrEqual(committed);
    await database.close();
  });

  it('is taken over when it still runs, and stopped cleanly afterwards', async () => {
    // Without the kernel's stop signal PostgreSQL outlives its server; here nothing signalled it to stop.
    const { child } = await hold();
    const pid = (await readPidFile(cluster))?.pid ?? 0;
    const database = await open();
    expect(reports.at(-1)).toContain(`still running (process ${pid})`);
    expect(await count(database)).toBeGreaterThan(0);
    child.kill('SIGSTOP'); // Prevents it from starting another PostgreSQL.
    await database.close();
    expect(whatRuns(pid)).not.toBe('postgres');
    child.kill('SIGKILL');
  });

  it('is restarted when it dies, and the pool recovers', async () => {
    const database = await open();
    const first = (await readPidFile(cluster))?.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await expect.poll(() => count(database).catch(() => -1), { timeout: 15_000 }).toBeGreaterThan(0);
    expect((await readPidFile(cluster))?.pid).not.toBe(first);
    expect(reports.join()).toContain(`(process ${first}) has ended`);
    await database.close();
  });

  it('ignores the pid file of a dead process and another program with the same pid', async () => {
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n1700000000\n5432\n\n\n  5432001   1\nready   \n`,
    );
    const database = await open();
    expect(await count(database)).toBeGreaterThan(0);
    await database.close();
  });

  it('reports which version created a cluster that its programs cannot read', async () => {
    const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8');
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    expect(await openDatabase({ dataDir, poolSize: 1, nameStatements: true, report })).toMatchObject({
      ok: false,
      fault: expect.stringContaining('made by PostgreSQL 17'),
    });
    writeFileSync(join(cluster, 'PG_VERSION'), version);
  });

  it('does not touch a folder with other content, and removes a half-made cluster', async () => {
    const other = join(root, 'other');
    mkdirSync(join(other, 'postgres'), { recursive: true });
    writeFileSync(join(other, 'postgres', 'letter.txt'), 'dear');
    expect(await startEmbedded({ dataFolder: other, report })).toMatchObject({
      ok: false,
      fault: expect.stringContaining('not a database'),
    });
    rmSync(join(other, 'postgres'), { recursive: true });
    mkdirSync(join(other, 'postgres.tmp'));
    writeFileSync(join(other, 'postgres.tmp', 'PG_VERSION'), '18');
    const started = await startEmbedded({ dataFolder: other, durable: false, report });
    expect(started.ok && existsSync(join(other, 'postgres', 'PG_VERSION'))).toBe(true);
    if (started.ok) await started.server.stop();
  });

  it('works when the path is too long for a socket', async () => {
    const long = join(root, 'long'.repeat(30));
    const started = await startEmbedded({ dataFolder: long, durable: false, report });
    expect(started).toMatchObject({ ok: true });
    const { server } = started as { server: EmbeddedServer };
    const connection = server.connectionTo('postgres');
    if (!('host' in connection)) throw new Error('no socket');
    expect(connection.host.length).toBeLessThan(90);
    await server.stop();
    expect(existsSync(connection.host)).toBe(false);
  });
});

describe('the programs of the package', () => {
  it('start also when they lie below a folder closed to others', async () => {
    const located = await locateBinaries({ linkFolder: join(root, 'unused') });
    if (!located.ok) throw new Error(located.fault);
    const copy = join(root, 'installation');
    const native = dirname(dirname(located.binaries.postgres));
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(dirname(native), join(copy, 'lib'));
    const options = { dataFolder: join(root, 'elsewhere'), binFolder: join(copy, 'bin'), durable: false, report };
    const started = await startEmbedded(options);
    expect(started).toMatchObject({ ok: true });
    if (started.ok) await started.server.stop();
  });

  it('find their libraries also when npm ran without install scripts', async () => {
    const located = await locateBinaries({ linkFolder: join(root, 'unused') });
    if (!located.ok) throw new Error(located.fault);
    const native = dirname(dirname(located.binaries.postgres));
    const packageFolder = join(root, 'package');
    cpSync(join(native, 'bin'), join(packageFolder, 'native', 'bin'), { recursive: true });
    cpSync(join(native, 'lib'), join(packageFolder, 'native', 'lib'), { recursive: true, verbatimSymlinks: true });
    cpSync(join(native, 'pg-symlinks.json'), join(packageFolder, 'native', 'pg-symlinks.json'));
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    for (const { target } of links) rmSync(join(packageFolder, target), { force: true });
    const version = (libraries?: string, program = 'postgres'): Promise<number> =>
      new Promise((resolve) => {
        const child = spawn(join(packageFolder, 'native', 'bin', program), ['--version'], {
          stdio: 'ignore',
          env: libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries },
        });
        child.on('exit', (code) => resolve(code ?? -1));
      });
    expect(await version()).not.toBe(0);
    const folder = await linkLibraries(packageFolder, join(root, 'links'));
    expect(folder).toBe(join(root, 'links'));
    expect(await version(folder)).toBe(0);
    // `initdb` needs a library that depends on another library.
    expect(await version(folder, 'initdb')).toBe(0);
    expect(await linkLibraries(packageFolder, join(root, 'links'))).toBe(folder);
  });

  it('must exist and be new enough when the operator names a folder', async () => {
    const located = await locateBinaries({ binFolder: root, linkFolder: root });
    expect(located).toMatchObject({ ok: false, fault: expect.stringContaining('there is no postgres in') });
  });
});

import { appendFileSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { userInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, output } from './processes.ts';

const programs = '/usr/lib/postgresql/15/bin';
/** Clusters are stopped even when the run is aborted. */
const running = new Set<() => void>();
process.on('exit', () => running.forEach((stop) => stop()));

export interface Cluster {
  connection: { url: string };
  pid: number;
  pgbench: string[];
  stop(): void;
}

/** PostgreSQL refuses to run as root; its own user runs it then. */
function asOwner(...words: string[]): string {
  return userInfo().uid === 0
    ? output('runuser', '-u', 'postgres', '--', ...words)
    : output(words[0] ?? '', ...words.slice(1));
}

/**
 * A throw-away cluster of Debian's PostgreSQL, durable, with default settings except for the cache, and scheduled as the run-book says.
 * The server uses its socket, pgbench and other programs the loopback address.
 */
export async function startDebian(): Promise<Cluster> {
  if (!existsSync(`${programs}/initdb`)) throw new Error('apt-get install postgresql-15 comes first');
  const folder = mkdtempSync(join(tmpdir(), 'bench-debian-'));
  if (userInfo().uid === 0) {
    const { uid, gid } = { uid: Number(output('id', '-u', 'postgres')), gid: Number(output('id', '-g', 'postgres')) };
    chownSync(folder, uid, gid);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  asOwner(`${programs}/initdb`, '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  // Counting costs time, so it is off until `countStatements`.
  appendFileSync(join(data, 'postgresql.conf'), 'pg_stat_statements.track = none\n');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=256MB -c max_wal_size=1GB -c shared_preload_libraries=pg_stat_statements`;
  asOwner(
    'chrt',
    '--batch',
    '0',
    `${programs}/pg_ctl`,
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-w',
    'start',
    '-o',
    settings,
  );
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  output('createdb', ...address, 'meetingapp');
  const stop = (): void => {
    running.delete(stop);
    asOwner(`${programs}/pg_ctl`, '-D', data, '-m', 'immediate', '-w', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  running.add(stop);
  return {
    // By the socket in its folder, as the run-book says for a database on the same machine.
    connection: { url: `postgres://postgres@localhost/meetingapp?host=${encodeURIComponent(folder)}&port=${port}` },
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    pgbench: address,
    stop,
  };
}

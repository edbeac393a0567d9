import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPidFile } from '@meetingapp/server/db/embedded/pid-file.ts';
import { startDebian } from './debian.ts';
import type { Subject } from '../registration/paid.ts';
import { startServer, startSimulator } from './processes.ts';

export const subjects = { debian: 'PostgreSQL 15 of Debian', embedded: 'embedded PostgreSQL 18' } as const;
export type SubjectName = keyof typeof subjects;

export interface ServerOptions {
  /** Runs from the sources, not the bundle. */
  source: boolean;
  /** The bundle to start instead of this checkout's. */
  built?: string | undefined;
  /** The program of Node that runs the server instead of the one that runs this. */
  node?: string | undefined;
  /** Folder for the profile that Node writes. */
  profile?: string | undefined;
  /** Server processes behind one port; more than one only with Debian's PostgreSQL. */
  processes?: number | undefined;
  /** More settings of the server. */
  settings?: Record<string, string> | undefined;
}

/** Runs `work` with a server with the demo on its own PostgreSQL, and the simulated providers; all are removed afterwards. */
export async function withSubject<T>(
  name: SubjectName,
  { source, built, node, profile, processes = 1, settings: more }: ServerOptions,
  work: (subject: Subject) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-paid-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // Also when the run is aborted.
  process.once('exit', remove);
  const ends: (() => unknown)[] = [remove];
  try {
    const simulator = await startSimulator();
    ends.unshift(() => simulator.stop());
    const cluster = name === 'debian' ? await startDebian() : undefined;
    if (cluster) ends.unshift(() => cluster.stop());
    const settings = {
      DATA_DIR: folder,
      DEMO: 'on',
      SIMULATOR_URL: simulator.base,
      REQUESTS_PER_MINUTE: '1000000',
      ...(cluster ? { DATABASE_URL: cluster.connection.url, SERVER_PROCESSES: String(processes) } : {}),
      ...more,
    };
    const nodeOptions = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
    const server = await startServer(settings, {
      fromSource: source,
      nodeOptions,
      ...(built === undefined ? {} : { built }),
      ...(node === undefined ? {} : { node }),
    });
    ends.unshift(() => server.stop());
    return await work({ server, cashier: simulator.cashier, ...(cluster ?? (await embeddedIn(folder))) });
  } finally {
    for (const end of ends) await end();
  }
}

async function embeddedIn(folder: string): Promise<Pick<Subject, 'connection' | 'pid' | 'pgbench'>> {
  const found = await readPidFile(join(folder, 'database', 'postgres'));
  if (!found) throw new Error('no embedded database');
  const host = join(folder, 'database', 'run');
  return {
    connection: { host, port: found.port, user: 'meetingapp', database: 'meetingapp' },
    pid: found.pid,
    pgbench: ['-h', host, '-p', String(found.port), '-U', 'meetingapp'],
  };
}

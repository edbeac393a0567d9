import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';

/** The fault of a port that cannot be listened on, as one line for the operator; rethrows any other error. */
export function listenFault(error: unknown, config: Pick<Config, 'port' | 'host'>): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `PORT: ${config.port} is taken by another program. Stop it, or choose another PORT`;
  if (code === 'EACCES') return `PORT: this user may not listen on ${config.port}. Choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${config.host} is no address of this machine`;
  throw error;
}

/** Opens and closes a port; returns the error, or null when it is free. */
async function tryPort(port: number, host: string): Promise<unknown> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port, host, exclusive: true }, resolve);
    });
    await new Promise((resolve) => probe.close(resolve));
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Checks the port before anything else, because creating a database takes seconds that a taken port would waste. Null when the port is
 * free.
 */
export async function portFault(config: Pick<Config, 'port' | 'host'>): Promise<string | null> {
  const error = await tryPort(config.port, config.host);
  return error === null ? null : listenFault(error, config);
}

/** Returns one line per port of the stream server that cannot be listened on; `from` names where the port is configured. */
export async function streamPortFaults(
  ports: readonly { from: string; port: number; host: string }[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { from, port, host } of ports) {
    const code = ((await tryPort(port, host)) as NodeJS.ErrnoException | null)?.code;
    if (code === 'EADDRINUSE')
      faults.push(`${from}: port ${port} is taken by another program. Stop it, or choose another port`);
    else if (code !== undefined) faults.push(`${from}: this user may not listen on port ${port} (${code})`);
  }
  return faults;
}

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'lies on a read-only file system',
  ENOSPC: 'lies on a full disk',
  EDQUOT: 'lies on a disk on which this user has no space left',
};

/** Like `mkdir` with `recursive`, which on Node runs forever below a folder that accepts none, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

/** Creates the data folder and a file in it. Null when it is usable. */
export async function dataDirFault(dataDir: string): Promise<string | null> {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '');
    await rm(probe);
    return null;
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    return `DATA_DIR: ${dataDir} ${reasons[code] ?? `cannot be written (${code})`}. Choose another folder`;
  }
}

/**
 * Words an error during start: one line when it comes from the system, such as a file in the place of a folder; otherwise with its
 * stack.
 */
export function startFault(error: unknown): string {
  const { code, syscall, message, stack } = error as NodeJS.ErrnoException;
  return code !== undefined && syscall !== undefined
    ? `The server does not start: ${message}`
    : (stack ?? String(error));
}

/** The fault of a production database in which members of staff, named by e-mail, still have a password of the published demo. */
export const publishedPasswordFault = (emails: readonly string[]): string =>
  `The database has members of staff with the published password of the demo: ${emails.join(', ')}. In production everybody could log in. Start on an empty database, or change their passwords first`;

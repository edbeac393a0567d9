import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Secret that signs the addresses of films and live pictures and authenticates the stream server's reports. Unless configured it is
 * stored beside the data, so that this server, a second one and nginx on this machine use the same.
 */
export async function mediaSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'live', 'secret');
  const found = await read(path);
  if (found !== null) return found;
  await mkdir(join(dataDir, 'live'), { recursive: true });
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // The first process wins; the others read its file.
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside, { force: true });
  return (await read(path)) as string;
}

async function read(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

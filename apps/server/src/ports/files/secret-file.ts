import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Content of a file that only its owner can read, made when there is none. Of several processes that make it at once the first one wins,
 * and all return its content.
 */
export async function secretFile(path: string, make: () => string | Promise<string>): Promise<string> {
  const found = await read(path);
  if (found !== null) return found;
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(aside, await make(), { mode: 0o600 });
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside, { force: true });
  return (await read(path)) as string;
}

async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

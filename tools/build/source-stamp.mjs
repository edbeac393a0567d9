import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Beside the bundle: the stamp of the sources it was built from. */
export const stampFile = join(root, 'apps/server/dist/built-from');

/** Sources of the bundles. Tests are excluded. */
const sources = [
  'packages',
  'apps',
  'demo',
  'docs/guide',
  'tools/backup.ts',
  'tools/restore.ts',
  'tools/live.ts',
  'tools/running-database.ts',
  'tools/build',
  'tools/build.mjs',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
const skipped = new Set(['node_modules', 'dist']);

function* walk(path) {
  if (!existsSync(path)) return;
  const about = statSync(path);
  if (about.isFile()) {
    if (!/\.test\.tsx?$/.test(path)) yield { path, about };
    return;
  }
  for (const name of readdirSync(path)) if (!skipped.has(name)) yield* walk(join(path, name));
}

/** Changes when a source was added, removed or written; takes milliseconds, because no file is read. */
export function sourceStamp() {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const { path, about } of walk(join(root, source)))
      hash.update(`${relative(root, path)} ${about.size} ${about.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
}

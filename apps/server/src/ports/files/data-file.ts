import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Path of a data file that ships with the server: beside the bundle (`dist/data`) or in the source tree (`apps/server/data`). */
export function dataFile(name: string): string {
  const beside = fileURLToPath(new URL(`./data/${name}`, import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../../../data/${name}`, import.meta.url));
}

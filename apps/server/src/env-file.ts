import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The settings of a `.env` file; none when there is no such file. What the environment says itself goes before them. */
export function readEnvFile(file: string): Record<string, string> {
  return existsSync(file) ? { ...(parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) } : {};
}

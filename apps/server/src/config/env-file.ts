import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Returns the settings of a `.env` file; empty when the file does not exist. The environment's own values take precedence. */
export function readEnvFile(file: string): Record<string, string> {
  return existsSync(file) ? { ...(parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) } : {};
}

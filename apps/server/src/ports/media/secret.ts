import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { secretFile } from '../files/secret-file.ts';

/**
 * Secret that signs the addresses of films and live pictures and authenticates the stream server's reports. Unless configured it is
 * stored beside the data, so that this server, a second one and nginx on this machine use the same.
 */
export async function mediaSecret(dataDir: string): Promise<string> {
  const kept = await secretFile(join(dataDir, 'live', 'secret'), () => randomBytes(32).toString('base64url'));
  return kept.trim();
}

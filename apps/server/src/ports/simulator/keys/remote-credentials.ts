import { parseObject } from '../../json.ts';
import { network } from '../../transport.ts';
import type { Credentials } from './credentials.ts';

/** Fetches the test merchant's keys from a simulator in another process. */
export async function remoteCredentials(base: string): Promise<Credentials> {
  const answer = await network({ method: 'GET', url: `${base}/control/credentials` });
  const known = answer.ok && answer.status === 200 ? parseObject(answer.body.toString('utf8')) : null;
  if (known === null || typeof known['merchantKey'] !== 'string') throw new Error(`no simulator answers at ${base}`);
  return known as unknown as Credentials;
}

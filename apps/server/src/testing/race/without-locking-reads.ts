import type { Pool, PoolClient } from 'pg';
import { meeting } from './meeting.ts';

const locking = / for (?:no key )?update(?: of [\w", ]+)?/gi;

interface Unlocked {
  /** Statements, as they would be sent, after which everybody waits for the others. */
  meetAt: RegExp;
  people: number;
}

/**
 * Disables row locks of queries during the work: `for update` and `for no key update` are left out, and all `people` have read what
 * `meetAt` names before anybody goes on. Functions of the database keep their locks.
 */
export function withoutLockingReads<T>(pool: Pool, { meetAt, people }: Unlocked, work: () => Promise<T>): Promise<T> {
  const meet = meeting(people);
  const patched: (() => void)[] = [];
  const patch = (client: PoolClient) => {
    const query = client.query.bind(client) as (...rest: unknown[]) => Promise<unknown>;
    const changed = async (given: unknown, ...rest: unknown[]) => {
      const text = typeof given === 'string' ? given : (given as { text: string }).text;
      const bare = text.replace(locking, '');
      const sent =
        bare === text
          ? given
          : typeof given === 'string'
            ? bare
            : { text: bare, values: (given as { values?: unknown[] }).values };
      const answer = await query(sent, ...rest);
      if (meetAt.test(text)) await meet();
      return answer;
    };
    Object.assign(client, { query: changed });
    patched.push(() => Object.assign(client, { query }));
  };
  pool.on('acquire', patch);
  return work().finally(() => {
    pool.off('acquire', patch);
    for (const undo of patched) undo();
  });
}

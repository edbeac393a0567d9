import { changeStatements } from './changed-statements.ts';
import { meeting } from './meeting.ts';

const locking = / for (?:no key )?update(?: of [\w", ]+)?/gi;

interface Unlocked {
  /** Statements, as they would be sent, after which everybody waits for the others. */
  meetAt: RegExp;
  people: number;
}

/**
 * Disables row locks of queries during the work, on every connection: `for update` and `for no key update` are left out, and all
 * `people` have read what `meetAt` names before anybody goes on. Functions of the database keep their locks.
 */
export function withoutLockingReads<T>({ meetAt, people }: Unlocked, work: () => Promise<T>): Promise<T> {
  const meet = meeting(people);
  const undo = changeStatements({
    text: (sql) => sql.replace(locking, ''),
    answered: async (sql) => {
      if (meetAt.test(sql)) await meet();
    },
  });
  return work().finally(undo);
}

import type { Database } from '../../../db/connection/database.ts';
import { acceptedPapers, sumOfAccepted } from './queries.ts';
import { writeLists, type MadeLists } from './writer.ts';

/** Cache lifetime: milliseconds before the checksum is read again. */
const LOOK_MS = 1_500;
/** Maximum number of conferences in the cache. */
const MOST = 20;

interface Kept {
  sum: string;
  lookedAt: number;
  lists: MadeLists;
}
const kept = new WeakMap<Database, Map<number, Kept>>();
const under = new WeakMap<Database, Map<number, Promise<MadeLists>>>();

const own = <T>(all: WeakMap<Database, Map<number, T>>, db: Database): Map<number, T> => {
  const found = all.get(db) ?? new Map<number, T>();
  all.set(db, found);
  return found;
};

/** Returns the current lists of a conference, rebuilt only when their content has changed. */
export function listsOf(db: Database, cid: number): Promise<MadeLists> {
  const running = own(under, db);
  const asked = running.get(cid) ?? look(db, cid).finally(() => running.delete(cid));
  running.set(cid, asked);
  return asked;
}

async function look(db: Database, cid: number): Promise<MadeLists> {
  const all = own(kept, db);
  const there = all.get(cid);
  const lookedAt = performance.now();
  if (there && lookedAt - there.lookedAt < LOOK_MS) return there.lists;
  const sum = await sumOfAccepted(db, cid);
  const lists = there?.sum === sum ? there.lists : writeLists(cid, await acceptedPapers(db, cid));
  all.delete(cid);
  all.set(cid, { sum, lookedAt, lists });
  const [oldest] = all.keys();
  if (all.size > MOST && oldest !== undefined) all.delete(oldest);
  return lists;
}

import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { changesBetween } from '@meetingapp/domain/agenda/changes.ts';
import { useEffect, useState } from 'react';
import { idbStore } from '../../lib/storage/idb-store.ts';

/** Changes since this person's last visit, latest last. */
export interface ProgrammeNews {
  changes: ProgrammeChange[];
}

const keyOf = (cid: string): string => `news:${cid}`;
const heard = new Set<(cid: string) => void>();

/** Adds the changes of a new release to the unseen ones; a later change of the same item replaces the earlier. */
export async function noteChanges(cid: string, before: Programme, after: Programme): Promise<void> {
  const fresh = changesBetween(before, after);
  if (fresh.length === 0) return;
  const earlier = (await idbStore.get<ProgrammeNews>(keyOf(cid)))?.value.changes ?? [];
  const same = (one: ProgrammeChange) => (other: ProgrammeChange) =>
    one.item === other.item && one.id === other.id && one.kind === other.kind;
  const kept = earlier.filter((one) => !fresh.some(same(one)));
  await idbStore.put(keyOf(cid), { changes: [...kept, ...fresh] } satisfies ProgrammeNews);
  for (const listener of heard) listener(cid);
}

/** Changes since the last visit, and a function that marks them as seen. */
export function useProgrammeNews(cid: string): { changes: readonly ProgrammeChange[]; seen: () => void } {
  const [changes, setChanges] = useState<readonly ProgrammeChange[]>([]);
  useEffect(() => {
    let wanted = true;
    const read = async (of: string): Promise<void> => {
      if (of !== cid) return;
      const news = await idbStore.get<ProgrammeNews>(keyOf(cid));
      if (wanted) setChanges(news?.value.changes ?? []);
    };
    void read(cid);
    const listener = (of: string): void => void read(of);
    heard.add(listener);
    return () => {
      wanted = false;
      heard.delete(listener);
    };
  }, [cid]);
  return {
    changes,
    seen: () => {
      setChanges([]);
      void idbStore.delete(keyOf(cid));
    },
  };
}

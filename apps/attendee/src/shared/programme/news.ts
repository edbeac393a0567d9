import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import { useEffect, useState } from 'react';
import { idbStore } from '../../lib/storage/idb-store.ts';

/** Changes since this person's last visit, latest last. */
interface ProgrammeNews {
  changes: ProgrammeChange[];
}

const keyOf = (cid: string): string => `news:${cid}`;
const heard = new Set<(cid: string) => void>();

export const newsStore = {
  read: async (cid: string): Promise<ProgrammeChange[]> =>
    (await idbStore.get<ProgrammeNews>(keyOf(cid)))?.value.changes ?? [],
  async write(cid: string, changes: ProgrammeChange[]): Promise<void> {
    await idbStore.put(keyOf(cid), { changes } satisfies ProgrammeNews);
    for (const listener of heard) listener(cid);
  },
};

/** Changes since the last visit, and a function that marks them as seen. */
export function useProgrammeNews(cid: string): { changes: readonly ProgrammeChange[]; seen: () => void } {
  const [changes, setChanges] = useState<readonly ProgrammeChange[]>([]);
  useEffect(() => {
    let wanted = true;
    const read = async (of: string): Promise<void> => {
      if (of !== cid) return;
      const news = await newsStore.read(cid);
      if (wanted) setChanges(news);
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

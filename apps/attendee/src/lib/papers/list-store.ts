import { paperFile } from '@meetingapp/contract/papers-files.ts';
import type { PaperList, PaperListKind, PaperPiece } from '@meetingapp/contract/papers-list.ts';
import { fetchFile } from '../programme/fetch-file.ts';
import { offlineStore } from '../offline-store.ts';

/** Lists of so many conferences stay on the phone, of both kinds. */
const MOST = 6;
const QUIET_MS = 4_000;
const lists = new Map<string, PaperList>();
const pieces = new Map<string, PaperPiece>();
const readers = new Set<() => void>();
const under = new Map<string, Promise<void>>();

/** Once the page has drawn it: a copy for later can wait. */
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

const told = (): void => {
  for (const reader of readers) reader();
};

function once(key: string, work: () => Promise<void>): Promise<void> {
  const running = under.get(key) ?? work().finally(() => under.delete(key));
  under.set(key, running);
  return running;
}

const keyOf = (cid: string, kind: PaperListKind): string => `papers:${cid}/${kind}`;

/** Lists of papers and their abstracts: in memory, on the phone, from the server. */
export const listStore = {
  subscribe(reader: () => void): () => void {
    readers.add(reader);
    return () => readers.delete(reader);
  },
  list: (cid: string, kind: PaperListKind): PaperList | undefined => lists.get(keyOf(cid, kind)),
  piece: (name: string): PaperPiece | undefined => pieces.get(name),

  /** What the phone has, and from the server what it has not. `version` null: there is no network to ask which it is. */
  load: (cid: string, kind: PaperListKind, version: string | null): Promise<void> =>
    once(`${keyOf(cid, kind)} ${version}`, async () => {
      const key = keyOf(cid, kind);
      const there = lists.get(key) ?? (await offlineStore.get<PaperList>(key))?.value;
      if (there && !lists.has(key)) {
        lists.set(key, there);
        told();
      }
      if (version === null || there?.version === version) return;
      const list = await fetchFile<PaperList>(paperFile.list(cid, kind, version));
      if (!list) return;
      lists.set(key, list);
      told();
      await quiet();
      await offlineStore.put(key, list, MOST);
    }),

  loadPiece: (cid: string, name: string): Promise<void> =>
    once(name, async () => {
      if (pieces.has(name)) return;
      const key = `paper-piece:${cid}/${name}`;
      const kept = (await offlineStore.get<PaperPiece>(key))?.value;
      const piece = kept ?? (await fetchFile<PaperPiece>(paperFile.piece(cid, name)));
      if (!piece) return;
      pieces.set(name, piece);
      told();
      if (!kept) await offlineStore.put(key, piece);
    }),
};

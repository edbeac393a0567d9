import { paperFile } from '@meetingapp/contract/papers/files.ts';
import type { PaperList, PaperListKind, PaperPiece } from '@meetingapp/contract/papers/list.ts';
import { fetchFile } from '../programme/fetch-file.ts';
import { idbStore } from '../../lib/storage/idb-store.ts';

/** Lists stored on the phone, of both kinds together (MOST); milliseconds to wait before saving (QUIET_MS). */
const MOST = 6;
const QUIET_MS = 4_000;
const lists = new Map<string, PaperList>();
const pieces = new Map<string, PaperPiece>();
const readers = new Set<() => void>();
const under = new Map<string, Promise<void>>();

/** Waits until the page is rendered: the offline copy is not urgent. */
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

/** Lists of papers and their abstracts: from memory, the phone, or the server. */
export const listStore = {
  subscribe(reader: () => void): () => void {
    readers.add(reader);
    return () => readers.delete(reader);
  },
  list: (cid: string, kind: PaperListKind): PaperList | undefined => lists.get(keyOf(cid, kind)),
  piece: (name: string): PaperPiece | undefined => pieces.get(name),

  /** Loads from the phone, and from the server what is missing. `version` null: offline, so the current version is unknown. */
  load: (cid: string, kind: PaperListKind, version: string | null): Promise<void> =>
    once(`${keyOf(cid, kind)} ${version}`, async () => {
      const key = keyOf(cid, kind);
      const there = lists.get(key) ?? (await idbStore.get<PaperList>(key))?.value;
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
      await idbStore.put(key, list, MOST);
    }),

  loadPiece: (cid: string, name: string): Promise<void> =>
    once(name, async () => {
      if (pieces.has(name)) return;
      const key = `paper-piece:${cid}/${name}`;
      const kept = (await idbStore.get<PaperPiece>(key))?.value;
      const piece = kept ?? (await fetchFile<PaperPiece>(paperFile.piece(cid, name)));
      if (!piece) return;
      pieces.set(name, piece);
      told();
      if (!kept) await idbStore.put(key, piece);
    }),
};

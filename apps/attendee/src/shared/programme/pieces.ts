import { programmeFile } from '@meetingapp/contract/agenda/files.ts';
import type { Programme, ProgrammePiece } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { useSyncExternalStore } from 'react';
import { idbStore } from '../../lib/storage/idb-store.ts';
import { fetchFile } from './fetch-file.ts';

type Pieces = Record<string, ProgrammePiece>;
const none: Pieces = {};
const pieces = new Map<string, Pieces>();
const readers = new Set<() => void>();
const MOST = 5;
/** Milliseconds for which background loading leaves the connection to visible content. */
const QUIET_MS = 2_000;

function tell(cid: string, found: Pieces): void {
  pieces.set(cid, found);
  for (const reader of readers) reader();
}

/** Fetches abstracts and biographies in the background, piece by piece; pieces already stored are skipped. */
export async function fetchPieces(cid: string, programme: Programme): Promise<void> {
  const key = `pieces:${cid}`;
  const kept = pieces.get(cid) ?? (await idbStore.get<Pieces>(key))?.value ?? none;
  const wanted = Object.fromEntries(
    programme.pieces.flatMap((name) => (kept[name] ? [[name, kept[name]] as const] : [])),
  );
  tell(cid, wanted);
  const missing = programme.pieces.filter((name) => !wanted[name]);
  if (missing.length > 0) await quiet();
  for (const name of missing) {
    const piece = await fetchFile<ProgrammePiece>(programmeFile.piece(cid, programme.release, name));
    if (piece) tell(cid, { ...pieces.get(cid), [name]: piece });
  }
  if (missing.length > 0) await idbStore.put(key, pieces.get(cid), MOST);
}

/** Waits until the page has all it needs: the details are not on screen yet. */
async function quiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
}

/** An abstract or a biography; undefined while its piece is loading. `rich`: a biography with formatting. */
export function useDetail(cid: string, kind: keyof ProgrammePiece, id: number): Bilingual | undefined {
  const all = useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => pieces.get(cid) ?? none,
    () => none,
  );
  for (const piece of Object.values(all)) {
    const found = piece[kind]?.[id];
    if (found) return found;
  }
  return undefined;
}

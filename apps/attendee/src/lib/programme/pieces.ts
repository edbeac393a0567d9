import { programmeFile } from '@meetingapp/contract/agenda-files.ts';
import type { Programme, ProgrammePiece } from '@meetingapp/contract/agenda-programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { useSyncExternalStore } from 'react';
import { offlineStore } from '../offline-store.ts';
import { fetchFile } from './fetch-file.ts';

type Pieces = Record<string, ProgrammePiece>;
const none: Pieces = {};
const pieces = new Map<string, Pieces>();
const readers = new Set<() => void>();
const MOST = 5;
/** So long the line is left to what one sees. */
const QUIET_MS = 2_000;

function tell(cid: string, found: Pieces): void {
  pieces.set(cid, found);
  for (const reader of readers) reader();
}

/** Abstracts and biographies follow in the background, piece by piece; a piece that is there already is not fetched again. */
export async function fetchPieces(cid: string, programme: Programme): Promise<void> {
  const key = `pieces:${cid}`;
  const kept = pieces.get(cid) ?? (await offlineStore.get<Pieces>(key))?.value ?? none;
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
  if (missing.length > 0) await offlineStore.put(key, pieces.get(cid), MOST);
}

/** Once the page has all it needs: nothing of the details is on screen yet. */
async function quiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
}

/** An abstract or a biography; undefined while its piece is on its way. `rich`: a biography that is more than lines. */
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

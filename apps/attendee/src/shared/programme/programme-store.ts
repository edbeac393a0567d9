import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { CallFailure } from '../../lib/calls/call.ts';

/** What this phone has of a conference's programme. */
export interface KnownProgramme {
  /** Undefined: not loaded yet; null: none is released. */
  programme: Programme | null | undefined;
  /** Reason why the latest could not be requested; an earlier one may still be present. */
  failure: CallFailure | null;
  loading: boolean;
}

const unknown: KnownProgramme = { programme: undefined, failure: null, loading: false };
const known = new Map<string, KnownProgramme>();
const readers = new Map<string, Set<() => void>>();

/** Programmes in memory, by conference. */
export const programmeStore = {
  read: (cid: string): KnownProgramme => known.get(cid) ?? unknown,
  tell(cid: string, change: Partial<KnownProgramme>): void {
    known.set(cid, { ...(known.get(cid) ?? unknown), ...change });
    for (const reader of readers.get(cid) ?? []) reader();
  },
  subscribe(cid: string, reader: () => void): () => void {
    const own = readers.get(cid) ?? new Set();
    readers.set(cid, own.add(reader));
    return () => own.delete(reader);
  },
  /** Resets the store: a server-rendered page must not contain another's programme. */
  forget(): void {
    known.clear();
  },
};

import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { CallFailure } from '../call.ts';

/** What is known of a conference's programme on this phone. */
export interface KnownProgramme {
  /** Undefined: not there yet; null: the organiser has released none. */
  programme: Programme | null | undefined;
  /** Why the newest could not be asked for; an earlier one may be there all the same. */
  failure: CallFailure | null;
  loading: boolean;
}

const unknown: KnownProgramme = { programme: undefined, failure: null, loading: false };
const known = new Map<string, KnownProgramme>();
const readers = new Map<string, Set<() => void>>();

/** The programmes in memory, by conference. */
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
  /** As if none had come yet: a painted page holds nothing of another. */
  forget(): void {
    known.clear();
  },
};

import type { StoredPage, SubjectEntry } from '@meetingapp/contract/pages/console.ts';
import { href } from '@meetingapp/contract/paths.ts';

/** Editable fields of a page, and the version the edit began from (optimistic lock). */
export type Written = Pick<StoredPage, 'kind' | 'title' | 'cover' | 'html' | 'entries' | 'names' | 'state'> & {
  seen: number | null;
};

const nothing = { zh: '', en: '' };

export const blankOf = (kind: StoredPage['kind']): Written => ({
  kind,
  title: nothing,
  cover: null,
  html: nothing,
  entries: [],
  names: [],
  state: 'draft',
  seen: null,
});

export const writtenOf = ({ id: _id, version, standing: _standing, ...written }: StoredPage): Written => ({
  ...written,
  seen: version,
});

/** Address of a page or topic on the phone. */
export const addressOfPage = (kind: StoredPage['kind'], id: number, cid: number): string =>
  kind === 'page' ? href('web', { webid: id }, { cid }) : href('subject', { id }, { cid });

/** The entries after swapping one with its neighbour of the same kind; unchanged at the ends. */
export function movedEntry(entries: readonly SubjectEntry[], entry: SubjectEntry, by: 1 | -1): SubjectEntry[] {
  const own = entries.filter(({ kind }) => kind === entry.kind);
  const at = own.findIndex(({ id }) => id === entry.id);
  const other = own[at + by];
  if (!other) return [...entries];
  const swapped = (one: SubjectEntry): SubjectEntry => {
    if (one === other) return entry;
    return one.kind === entry.kind && one.id === entry.id ? other : one;
  };
  return entries.map(swapped);
}

import type { StoredPage, SubjectEntry } from '@meetingapp/contract/pages-console.ts';
import { href } from '@meetingapp/contract/paths.ts';

/** What one writes of a page, and the version that one began from: another one now is a clash. */
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

/** Where the phone shows it. */
export const addressOfPage = (kind: StoredPage['kind'], id: number, cid: number): string =>
  kind === 'page' ? href('web', { webid: id }, { cid }) : href('subject', { id }, { cid });

/** The entries with one of them before or behind the next one of its kind. */
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

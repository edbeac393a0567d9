import type { ListedPage, StoredPage } from '@meetingapp/contract/pages/console.ts';
import type { listPages, readPage } from './queries.ts';

type Listed = Awaited<ReturnType<typeof listPages>>[number];
type Stored = NonNullable<Awaited<ReturnType<typeof readPage>>>;

export const presentListed = (row: Listed): ListedPage => ({ ...row, kind: row.kind as ListedPage['kind'] });

export const presentStored = (row: Stored, names: StoredPage['names']): StoredPage => ({
  id: row.id,
  version: row.version,
  standing: row.standing,
  kind: row.kind as StoredPage['kind'],
  title: row.title,
  cover: row.cover,
  html: row.body,
  entries: row.entries,
  state: row.state as StoredPage['state'],
  names,
});

import type { StoredArticle } from '@meetingapp/contract/news/console.ts';

/** Editable fields of an article, and the version the edit began from (optimistic lock). */
export type Written = Omit<StoredArticle, 'id' | 'version' | 'standing'> & { seen: number | null };

const nothing = { zh: '', en: '' };

export const blank: Written = {
  columnId: null,
  title: nothing,
  summary: nothing,
  source: nothing,
  cover: null,
  html: nothing,
  from: null,
  state: 'draft',
  pinned: false,
  seen: null,
};

export const writtenOf = ({ id: _id, version, standing: _standing, ...written }: StoredArticle): Written => ({
  ...written,
  seen: version,
});

import type { pagesFields as zh } from '../../zh/pages/fields.ts';
import type { Texts } from '../../texts.ts';

export const pagesFields = {
  pageId: 'Page',
  'page.title': 'Title',
  'page.entries': 'What belongs to it',
  'page.html': 'Text',
  'page.kind': 'Kind',
  views: 'Pages',
  notice: 'Notice',
  noticeId: 'Notice',
  urgent: 'Urgent',
  text: 'Text',
} as const satisfies Texts<typeof zh>;

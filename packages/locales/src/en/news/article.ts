import type { Texts } from '../../texts.ts';
import type { news as source } from '../../zh/news/article.ts';

export const news = {
  title: 'News',
  article: 'News',
  columnTitle: 'Column',
  others: 'Others',
  all: 'All {count}',
  more: 'More',
  moreLoading: 'Loading',
  end: 'End of the list: {count} in this column',
  pinned: 'Pinned',
  related: 'Related',
  toAll: 'All news',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar',
  none: 'No news yet',
  noneText: 'What the organiser publishes appears here',
  gone: 'This article was not found',
  goneText: 'It may not be published yet, or it was moved',
  columnGone: 'This column was not found',
} as const satisfies Texts<typeof source>;

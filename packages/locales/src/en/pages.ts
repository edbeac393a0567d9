import type { Texts } from '../texts.ts';
import type { pages as source } from '../zh/pages.ts';

export const pages = {
  page: 'Page',
  subject: 'Special topic',
  gone: 'This page was not found',
  goneText: 'It may not be published yet, or it was moved',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar',
  kinds: { session: 'Sessions', article: 'News', person: 'People' },
  empty: 'Nothing has been published yet',
  frame: {
    title: 'Outside page',
    loading: 'Opening {host}',
    notAllowed: 'The organiser has not allowed {host} to open here',
    notAllowedText:
      'It is no page of the conference. If you trust it, open it in your browser; never type a password of the conference there.',
    noAddress: 'The link is incomplete and cannot be opened',
    open: 'Open as a page of its own',
  },
} as const satisfies Texts<typeof source>;

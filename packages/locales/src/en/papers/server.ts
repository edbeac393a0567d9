import type { Texts } from '../../texts.ts';
import type { papersServer as source } from '../../zh/papers/server.ts';

export const papersServer = {
  labels: {
    authors: 'Author {number}, {field}',
    affiliations: 'Affiliation {number}, {field}',
    title: 'Title',
  },
} as const satisfies Texts<typeof source>;

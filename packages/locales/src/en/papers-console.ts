import type { Texts } from '../texts.ts';
import type { papersConsole as source } from '../zh/papers-console.ts';

export const papersConsole = {
  tabs: { papers: 'Papers', reviewers: 'Reviewers', decisions: 'Decisions' },
  none: 'No papers yet',
  noneText: 'What authors submit on their phones appears here',
} satisfies Texts<typeof source>;

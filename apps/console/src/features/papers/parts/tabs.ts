import { CallTab } from './CallTab.tsx';
import { Decisions } from './Decisions.tsx';
import { PaperList } from './PaperList.tsx';
import { Posters } from './Posters.tsx';
import { Reviewers } from './Reviewers.tsx';
import type { PapersTab } from './papers-tab.ts';

/** The tabs of the page “Papers”, in their order. */
export const tabs: readonly [PapersTab, ...PapersTab[]] = [
  { key: 'papers', Tab: PaperList },
  { key: 'call', Tab: CallTab },
  { key: 'reviewers', Tab: Reviewers },
  { key: 'decisions', Tab: Decisions },
  { key: 'posters', Tab: Posters },
];

import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { wordsOf } from '@meetingapp/domain/agenda/search-text.ts';
import { searchPapers } from '@meetingapp/domain/papers/search.ts';
import { useDeferredValue, useMemo } from 'react';
import type { KnownPapers } from './use-papers.ts';
import type { Sought } from '../../../lib/texts/Marked.tsx';
import { useIndex } from '../../../shared/papers/use-index.ts';

const noReadings: Sought['readings'] = new Map();

/** Papers that match the words and one of the chosen topics. The input shows first, results with lower priority. */
export function usePaperSearch(
  known: KnownPapers,
  words: string,
  topics: ReadonlySet<number> | null,
  searching: boolean,
) {
  // The index is built only when somebody is about to search.
  const index = useIndex(searching || words !== '' ? known.whole : undefined);
  const sought = useDeferredValue(words);
  const found = useMemo((): readonly ListedPaper[] => {
    const papers = known.papers ?? [];
    const fitting =
      index && sought.trim() !== '' ? searchPapers(index, sought).flatMap((at) => papers[at] ?? []) : papers;
    return topics === null ? fitting : fitting.filter((paper) => paper.topics.some((id) => topics.has(id)));
  }, [known.papers, index, sought, topics]);
  const mark = useMemo(
    (): Sought => ({ words: wordsOf(sought), readings: index?.readings ?? noReadings }),
    [sought, index],
  );
  return { found, mark, sought, ready: index !== null || sought.trim() === '' };
}

import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import { wordsOf } from '@meetingapp/domain/agenda/search-text.ts';
import { searchPapers } from '@meetingapp/domain/papers/search.ts';
import { useDeferredValue, useMemo } from 'react';
import type { KnownPapers } from './use-papers.ts';
import type { Sought } from '../../../lib/Marked.tsx';
import { useIndex } from '../../../lib/papers/use-index.ts';

const noReadings: Sought['readings'] = new Map();

/** The papers that answer what was typed and are about one of the chosen topics; what is typed shows before what is found. */
export function useFound(known: KnownPapers, words: string, topics: ReadonlySet<number> | null, searching: boolean) {
  // Made when somebody is about to search: others have no use for it.
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

import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { ListedPaper, PaperList } from '@meetingapp/contract/papers/list.ts';
import { searchKinds } from '@meetingapp/domain/agenda/search-index.ts';
import type { Hit } from '@meetingapp/domain/agenda/search-index.ts';
import type { Readings } from '@meetingapp/domain/agenda/search-text.ts';
import { searchPapers } from '@meetingapp/domain/papers/search.ts';
import type { PaperIndex } from '@meetingapp/domain/papers/search.ts';
import { useIndex } from '../../../shared/papers/use-index.ts';
import { useList } from '../../../shared/papers/use-list.ts';
import { sessionDay, tablesOf } from '../../../shared/programme/look-up.ts';

/** Kinds of results, in display order. */
export const shownKinds = [...searchKinds, 'paper', 'exhibitor'] as const;
export type ShownKind = (typeof shownKinds)[number];

export interface FoundPapers {
  hits: readonly Hit[];
  papers: ReadonlyMap<number, ListedPaper>;
  readings: Readings;
}

/** Papers that match the input, with the days on which they are presented; a poster has no day. */
export function paperHits(programme: Programme, list: PaperList, index: PaperIndex, typed: string): Hit[] {
  if (typed.trim() === '') return [];
  const { sessions } = tablesOf(programme);
  const daysOf = (session: number | null): string[] => {
    const given = session === null ? undefined : sessions.get(session);
    return given ? [sessionDay(programme, given)] : [];
  };
  return searchPapers(index, typed)
    .flatMap((at) => list.papers[at] ?? [])
    .map(({ id, session }) => ({ id, days: daysOf(session) }));
}

/** Accepted papers that match the input. Their list is fetched on the first input, not before; null when it is missing or empty. */
export function usePaperHits(programme: Programme, sought: string): { found: FoundPapers | null; coming: boolean } {
  'use memo';
  const { whole, coming } = useList(String(programme.cid), 'papers', sought.trim() !== '');
  const index = useIndex(whole);
  const papers = new Map(whole?.papers.map((paper) => [paper.id, paper]));
  const hits = whole && index ? paperHits(programme, whole, index, sought) : [];
  const found = index ? { hits, papers, readings: index.readings } : null;
  return { found, coming: coming || (whole !== undefined && !index) };
}

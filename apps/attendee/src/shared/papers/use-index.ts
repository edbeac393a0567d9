import { indexPapers } from '@meetingapp/domain/papers/search.ts';
import type { PaperList } from '@meetingapp/contract/papers/list.ts';
import { slicedHook } from '../../lib/rendering/use-sliced.ts';

/** Search index of a list of papers. */
export const useIndex = slicedHook((list: PaperList) => indexPapers(list));

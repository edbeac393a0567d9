import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { indexInSlices } from '@meetingapp/domain/agenda/search-index.ts';
import { slicedHook } from '../../../lib/use-sliced.ts';

/** The index of a release, made when it is first searched. */
export const useSearchIndex = slicedHook((programme: Programme) => indexInSlices(programme));

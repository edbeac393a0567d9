import { phaseOf } from '@meetingapp/domain/conference/phase.ts';
import type { Days, Phase } from '@meetingapp/domain/conference/phase.ts';
import { useNow } from './use-now.ts';

const SECOND_MS = 1000;

/** Phase of the conference by the server's clock, updated every second. */
export function usePhase(days: Days): Phase {
  return phaseOf(days, useNow(SECOND_MS));
}

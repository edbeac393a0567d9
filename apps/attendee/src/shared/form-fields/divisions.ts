import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { Division as ListedDivision } from '@meetingapp/contract/registration/wizard.ts';
import { useMemo } from 'react';
import { ask } from '../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../lib/calls/call.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { divisionsOf } from './form-view.ts';
import type { Divisions } from './form-view.ts';

const DAY_MS = 86_400_000;

/** C13, loaded ahead so that the pickers open with their lists. */
export const fetchDivisions = (): void => void ask(registrationCalls.getCity, {}, { fresh: DAY_MS, quiet: true });

/** C13: provinces and their cities; requested at most once a day, and only when needed. */
export function useDivisions(wanted: boolean): Divisions & {
  /** As listed; absent while it is not loaded. */
  list: readonly ListedDivision[] | undefined;
  asking: boolean;
  failure: CallFailure | null;
  again: () => void;
} {
  const { answer, asking, failure, again } = useCall(registrationCalls.getCity, wanted ? {} : null, {
    fresh: DAY_MS,
    quiet: true,
  });
  const divisions = useMemo(() => divisionsOf(answer?.city ?? []), [answer]);
  return { ...divisions, list: answer?.city, asking, failure, again };
}

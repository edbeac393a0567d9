import { useT } from '../texts/texts.ts';
import type { CallFailure } from './call.ts';

/** Why a call failed, in one sentence: its first fault, what the server said, or that there is no connection. */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useT('console');
  return ({ faults, msg }) => faults[0]?.text ?? (msg || t('offline'));
}

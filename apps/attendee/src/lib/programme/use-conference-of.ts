import { agendaCalls } from '@meetingapp/contract/agenda.ts';
import type { CallFailure } from '../call.ts';
import { useCall } from '../use-call.ts';

type Item = 'session' | 'talk' | 'expert' | 'group';
/** A programme's items stay with their conference. */
const FRESH_MS = 86_400_000;

/** The conference that an item belongs to: the address may say so, else the server does. */
export function useConferenceOf(
  item: Item,
  id: string,
  named: string | undefined,
): { cid: string | null; failure: CallFailure | null; again: () => void } {
  const said = named !== undefined && /^\d{1,15}$/.test(named) ? named : null;
  const { answer, failure, again } = useCall(agendaCalls.find, said === null ? { item, id } : null, {
    fresh: FRESH_MS,
  });
  return { cid: said ?? (answer ? String(answer.cid) : null), failure, again };
}

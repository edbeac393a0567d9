import { phaseOf, type Days } from './phase.ts';

export type RegistrationTime =
  | { state: 'open'; until: string | null }
  | { state: 'later'; at: string }
  | { state: 'closed' }
  | { state: 'ended' };

/** ISO instants; null: open at once, and until the conference ends. */
export interface RegistrationTimes extends Days {
  registrationOpensAt: string | null;
  registrationClosesAt: string | null;
}

/** Whether a phone offers to register at an instant (`now`, milliseconds since 1970, by the server's clock). */
export function registrationTime(conference: RegistrationTimes, now: number): RegistrationTime {
  const { registrationOpensAt: opens, registrationClosesAt: closes } = conference;
  if (phaseOf(conference, now).phase === 'after') return { state: 'ended' };
  if (opens !== null && now < Date.parse(opens)) return { state: 'later', at: opens };
  if (closes !== null && Date.parse(closes) <= now) return { state: 'closed' };
  return { state: 'open', until: closes };
}

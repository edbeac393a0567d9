import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { openingHindrance } from '@meetingapp/domain/registration/opening.ts';

const moment = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** True when registration is open at an instant (milliseconds), as far as the phone knows; the server decides. */
export function isOpenAt(
  conference: Pick<ConferenceDetail, 'registrationOpensAt' | 'registrationClosesAt'>,
  now: number,
): boolean {
  const { registrationOpensAt, registrationClosesAt } = conference;
  const opening = {
    state: 'published',
    opensAt: moment(registrationOpensAt),
    closesAt: moment(registrationClosesAt),
  } as const;
  return openingHindrance(opening, new Date(now)) === null;
}

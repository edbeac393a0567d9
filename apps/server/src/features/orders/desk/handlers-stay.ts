import type { hotelConsoleCalls } from '@meetingapp/contract/hotel/console.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { conferenceOf } from '../../hotel/inventory/queries.ts';
import { cancelDeskStay } from './commands-cancel-stay.ts';

/** Belongs to orders, because it refunds money. */
export const stayHandlers: Handlers<Pick<typeof hotelConsoleCalls, 'cancelStay'>> = {
  cancelStay: async (wish, { db, now, staff }) => {
    const conference = await conferenceOf(db, wish.cid);
    if (!conference) return refuse('not_found');
    const outcome = await cancelDeskStay(db, conference, { ...wish, actor: `staff:${staff.id}`, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};

import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

interface ActivityScreen {
  readonly name: string;
  readonly as?: 'attending';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
}

/** An id that nothing has. */
const unknownNumber = 99_999_999;
/** Activities of the demo in the order in which they were made. */
const activities = { training: 1, full: 4, running: 5, announced: 6, rally: 7 };

/** Screens of activities (S80 to S82) and of guests at the door (S110, S111). */
export const activityScreens: readonly ActivityScreen[] = [
  {
    name: 'S80-activities',
    as: 'attending',
    address: (phone, { saving: running }) => phone.address('activityList', { id: running }, { cid: running }),
  },
  {
    name: 'S80-activities-visitor',
    address: (phone, { saving: running }) => phone.address('activityList', { id: running }, { cid: running }),
  },
  ...Object.entries(activities).map(([state, id]): ActivityScreen => ({
    name: `S81-activity-${state}`,
    as: 'attending',
    address: (phone, { saving: running }) => phone.address('activity', { id }, { cid: running }),
  })),
  {
    name: 'S81-activity-unknown',
    address: (phone, { saving: running }) => phone.address('activity', { id: unknownNumber }, { cid: running }),
  },
  {
    name: 'S82-prize',
    as: 'attending',
    address: (phone, { saving: running }) => phone.address('prize', { id: activities.announced }, { cid: running }),
  },
  {
    name: 'S82-prize-stamps',
    as: 'attending',
    address: (phone, { saving: running }) => phone.address('prize', { id: activities.rally }, { cid: running }),
  },
  { name: 'S110-guest', address: (phone, { saving: running }) => phone.address('qrGuest', { cid: running }, {}) },
  {
    name: 'S111-guest-unknown',
    address: (phone, { saving: running }) => phone.address('qrGuestSuccess', {}, { cid: running }),
  },
];

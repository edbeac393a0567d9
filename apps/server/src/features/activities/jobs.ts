import { defineJob } from '../../jobs/job.ts';
import { offerPlaces } from './commands-offer.ts';

/** Offers places that came free to those who wait for the slot. */
export const offerActivityPlaces = defineJob('activities.offer', ({ slotId }, { db, clock }) =>
  offerPlaces(db, slotId, clock()),
);

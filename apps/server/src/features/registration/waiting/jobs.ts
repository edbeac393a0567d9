import { basePath, href } from '@meetingapp/contract/paths.ts';
import { defineJob, type JobContext } from '../../../jobs/job.ts';
import { offerPlaces } from './commands-offer.ts';
import { stocksWaitedFor } from './queries.ts';

const offer = ({ db, publicUrl, clock }: JobContext, stockId: number) =>
  offerPlaces(db, {
    stockId,
    now: clock(),
    linkTo: (cid) => new URL(publicUrl).origin + basePath + href('personalList', { cid }),
  });

/** Runs after a place became free while entries wait; a trigger queues it in the same transaction. */
export const offerFreed = defineJob('registration.offer', async ({ stockId }, context) => {
  await offer(context, stockId);
});

/** Every minute: holds and offers lapse with time, without any event. */
export const offerAll = defineJob(
  'registration.waiting',
  async (_payload, context) => {
    for (const stockId of await stocksWaitedFor(context.db)) await offer(context, stockId);
  },
  { every: '* * * * *' },
);

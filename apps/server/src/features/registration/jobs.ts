import { listAllChanged } from './commands-list.ts';
import { conferencesToList } from './queries-names.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { defineJob, type JobContext } from '../../jobs/job.ts';
import { offerPlaces } from './commands-offer.ts';
import { stocksWaitedFor } from './queries-waiting.ts';

const offer = ({ db, publicUrl, clock }: JobContext, stockId: number) =>
  offerPlaces(db, {
    stockId,
    now: clock(),
    linkTo: (cid) => new URL(publicUrl).origin + basePath + href('personalList', { cid }),
  });

/** A place came free while somebody waited for it: put into the queue by the database in the transaction that set it free. */
export const offerFreed = defineJob('registration.offer', async ({ stockId }, context) => {
  await offer(context, stockId);
});

/** Every minute: holds and offers end by their time alone, and nobody is there to say so. */
export const offerAll = defineJob(
  'registration.waiting',
  async (_payload, context) => {
    for (const stockId of await stocksWaitedFor(context.db)) await offer(context, stockId);
  },
  { every: '* * * * *' },
);

/** Every minute: what changed is brought into the organisers' lists. */
export const listRegistrations = defineJob(
  'registration.list',
  async (_payload, { db, clock }) => {
    for (const cid of await conferencesToList(db)) await listAllChanged(db, cid, clock());
  },
  { every: '* * * * *' },
);

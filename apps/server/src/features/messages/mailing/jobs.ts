import { defineJob } from '../../../jobs/job.ts';
import { endMailings, releaseMailing } from './commands.ts';

/** Begins a mailing at its time. */
export const beginMailing = defineJob('messages.mailing', ({ mailingId }, { db, clock }) =>
  releaseMailing(db, mailingId, clock()),
);

/** Closes mailings whose messages have all been sent. */
export const closeMailings = defineJob('messages.close', (_payload, { db, clock }) => endMailings(db, clock()), {
  every: '* * * * *',
});

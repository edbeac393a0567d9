import { defineJob } from '../../../jobs/job.ts';
import { inboxTopic } from '../../../ports/fan-out/inbox-topic.ts';
import { endMailings, releaseMailing } from './commands.ts';

/** Accounts per message between processes, which has less than 8,000 bytes. */
const CHUNK = 500;

/** Begins a mailing at its time; phones that show their inbox hear of it at once. */
export const beginMailing = defineJob('messages.mailing', async ({ mailingId }, { db, ports, clock }) => {
  const accounts = await releaseMailing(db, mailingId, clock());
  for (let at = 0; at < accounts.length; at += CHUNK)
    ports.fanOut.publish(inboxTopic, accounts.slice(at, at + CHUNK).join(' '));
});

/** Closes mailings whose messages have all been sent. */
export const closeMailings = defineJob('messages.close', (_payload, { db, clock }) => endMailings(db, clock()), {
  every: '* * * * *',
});

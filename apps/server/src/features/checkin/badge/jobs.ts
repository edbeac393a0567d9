import { defineTask } from '../../../jobs/task.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { badgeFrom, noteBadges } from './commands.ts';
import { unprintedBadges } from './queries.ts';
import { badgesPdf } from './writer.ts';

/** Prints the badges of all who have none, one on each page. A later run of the same task prints nothing again. */
export const printBadges = defineTask('checkin.badges', async (run) => {
  const { input, conferenceId, staffId, clock } = run;
  const cid = conferenceId ?? 0;
  const keys = await keysOf(run.db, cid);
  const rows = await unprintedBadges(run.db, cid);
  await run.total(rows.length);
  const { pdf, small } = await badgesPdf(
    rows.map((row) => badgeFrom(keys, row)),
    input.paper,
  );
  await run.keepFile(`badges-${cid}-${clock().toISOString().slice(0, 10)}.pdf`, 'pdf', pdf);
  await run.once(async (transaction) => {
    await noteBadges(transaction, rows, { staffId, now: clock() });
    return { printed: rows.length, small: small.length };
  });
  await run.progress(rows.length);
});

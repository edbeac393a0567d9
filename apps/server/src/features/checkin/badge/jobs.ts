import { defineTask, TaskCancelled } from '../../../jobs/task.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { badgeFrom, noteBadges } from './commands.ts';
import { printPeople } from './commands-print.ts';
import { unprintedBadges } from './queries.ts';

/** People in one file: a printer takes it in some minutes, and a fault costs little paper. */
const BATCH = 700;
/** Pages between two reports of progress. */
const REPORTED = 25;

/** Prints the badges of the next people who have none. A later run of the same task prints nothing again. */
export const printBadges = defineTask('checkin.badges', async (run) => {
  const { input, conferenceId, staffId, clock, language } = run;
  const cid = conferenceId ?? 0;
  const keys = await keysOf(run.db, cid);
  const rows = await unprintedBadges(run.db, cid, BATCH);
  await run.total(rows.length);
  const printed = async (people: number) => {
    if (people % REPORTED === 0 && !(await run.progress(people))) throw new TaskCancelled();
  };
  const { pdf, small } = await printPeople(
    { db: run.db, files: run.ports.files },
    rows.map((row) => badgeFrom(keys, row)),
    { cid, ...input, language, printed },
  );
  await run.keepFile(`badges-${cid}-${clock().toISOString().slice(0, 10)}.pdf`, 'pdf', pdf);
  await run.once(async (transaction) => {
    await noteBadges(transaction, rows, { staffId, now: clock(), taskId: run.id });
    return { printed: rows.length, small: small.length };
  });
  await run.progress(rows.length);
});

import { defineTask, TaskCancelled } from '../../../jobs/task.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { badgeFrom, noteBadges } from './commands.ts';
import { printCardsOf, printPeople } from './commands-print.ts';
import { presentCard } from './present.ts';
import { titleOf, unprintedBadges } from './queries.ts';
import { seatedPeople } from './queries-cards.ts';

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

/** Prints the name cards of a session, or of the whole programme; nothing of it is stored, so that it can be repeated. */
export const printCards = defineTask('checkin.cards', async (run) => {
  const { input, conferenceId, clock, language } = run;
  const cid = conferenceId ?? 0;
  const title = await titleOf(run.db, cid);
  const people = title ? (await seatedPeople(run.db, cid, input.sessionId)).map((row) => presentCard(row, title)) : [];
  await run.total(people.length);
  const printed = async (pages: number) => {
    if (pages % REPORTED === 0 && !(await run.progress(pages))) throw new TaskCancelled();
  };
  const stored = { db: run.db, files: run.ports.files };
  const { pdf, small } = await printCardsOf(stored, people, { cid, language, printed });
  await run.keepFile(`name-cards-${cid}-${clock().toISOString().slice(0, 10)}.pdf`, 'pdf', pdf);
  await run.once(() => Promise.resolve({ printed: people.length, small: small.length }));
  await run.progress(people.length);
});

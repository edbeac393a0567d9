import type { TaskRefusal } from '../../db/json-shapes.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { defineTask, type TaskRow, type TaskRun } from '../../jobs/task.ts';
import { approve, note, refuseRegistration, reopen, type DeskAct } from './commands-review.ts';
import { tellPerson } from './commands-tell.ts';
import { lockAtDesk } from './queries-locked.ts';
import { namesOf } from './queries-names.ts';

type Kind = 'registration.approve' | 'registration.refuse' | 'registration.reopen' | 'registration.message';
type Work = (act: DeskAct, transaction: DatabaseTransaction, input: TaskRun<Kind>['input']) => Promise<Outcome>;
type Outcome = { ok: true } | { ok: false; reason: TaskRefusal['refused'] };

/** One act for each of the chosen, in the order in which they were chosen. */
const forEach = <K extends Kind>(kind: K, work: Work) =>
  defineTask(kind, async (run) => {
    const { input, conferenceId, staffId, clock } = run;
    await run.total(input.ids.length);
    await run.rows(chosen(run), async (id, transaction) => {
      const outcome = await work({ cid: conferenceId ?? 0, id, staffId, now: clock() }, transaction, input);
      return outcome.ok ? null : { refused: outcome.reason };
    });
  });

const PAGE = 500;

async function* chosen({ db, input: { ids }, conferenceId }: TaskRun<Kind>): AsyncGenerator<TaskRow<number>> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    const names = await namesOf(db, conferenceId ?? 0, page);
    for (const [index, id] of page.entries())
      yield { number: from + index + 1, label: names.get(id) ?? String(id), item: id };
  }
}

export const approveMany = forEach('registration.approve', (act, transaction) => approve(transaction, act));

export const refuseMany = forEach('registration.refuse', (act, transaction, { reason }) =>
  refuseRegistration(transaction, { ...act, reason, tell: true }),
);

export const reopenMany = forEach('registration.reopen', (act, transaction) => reopen(transaction, act));

export const messageMany = forEach('registration.message', async (act, transaction, { subject, reason }) => {
  const row = await lockAtDesk(transaction, act.cid, act.id);
  if (!row) return { ok: false, reason: 'not_found' };
  if (!(await tellPerson(transaction, row, 'from_organiser', { subject, text: reason })))
    return { ok: false, reason: 'no_contact' };
  return note(transaction, { ...act, note: subject });
});

import type { TaskRefusal } from '../../db/json-shapes.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { defineTask, type TaskRun } from '../../jobs/task.ts';
import { approve, note, refuseRegistration, reopen, type DeskAct } from './commands-review.ts';
import { tellPerson } from './commands-tell.ts';
import { lockAtDesk } from './queries-locked.ts';
import { chosenRows } from './queries-names.ts';

type Kind = 'registration.approve' | 'registration.refuse' | 'registration.reopen' | 'registration.message';
type Work<K extends Kind> = (
  act: DeskAct,
  transaction: DatabaseTransaction,
  input: TaskRun<K>['input'],
) => Promise<Outcome>;
type Outcome = { ok: true } | { ok: false; reason: TaskRefusal['refused'] };

/** One act for each of the chosen, in the order in which they were chosen. */
const forEach = <K extends Kind>(kind: K, work: Work<K>) =>
  defineTask(kind, async (run) => {
    const { db, input, conferenceId, staffId, clock } = run;
    const { ids } = input;
    await run.total(ids.length);
    await run.rows(chosenRows(db, conferenceId ?? 0, ids), async (id, transaction) => {
      const outcome = await work({ cid: conferenceId ?? 0, id, staffId, now: clock() }, transaction, input);
      return outcome.ok ? null : { refused: outcome.reason };
    });
  });

export const approveMany = forEach('registration.approve', (act, transaction) => approve(transaction, act));

export const refuseMany = forEach('registration.refuse', (act, transaction, { reason, tell }) =>
  refuseRegistration(transaction, { ...act, reason, tell }),
);

export const reopenMany = forEach('registration.reopen', (act, transaction) => reopen(transaction, act));

export const messageMany = forEach('registration.message', async (act, transaction, { message }) => {
  const row = await lockAtDesk(transaction, act.cid, act.id);
  if (!row) return { ok: false, reason: 'not_found' };
  const told = await tellPerson(transaction, row, 'from_organiser', (language, about) => ({
    // Where one language was left out, the other is better than nothing.
    subject: format(message.subject[language] || message.subject.zh || message.subject.en, about),
    text: format(message.text[language] || message.text.zh || message.text.en, about),
  }));
  if (!told) return { ok: false, reason: 'no_contact' };
  return note(transaction, { ...act, note: message.subject.zh || message.subject.en });
});

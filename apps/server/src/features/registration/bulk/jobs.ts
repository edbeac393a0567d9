import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { defineTask, type TaskRun } from '../../../jobs/task.ts';
import { approve, note, refuseRegistration, reopen, type DeskAct } from '../review/commands.ts';
import { notifyPerson } from '../record/commands-notify.ts';
import { lockAtDesk } from '../record/queries-locked.ts';
import { chosenRows } from '../record/queries-names.ts';

type Kind = 'registration.approve' | 'registration.refuse' | 'registration.reopen' | 'registration.message';
type Work<K extends Kind> = (
  act: DeskAct,
  transaction: DatabaseTransaction,
  input: TaskRun<K>['input'],
) => Promise<Outcome>;
type Outcome = { ok: true } | { ok: false; reason: TaskRefusal['refused'] };

/** Runs the work for each selected registration, in the order of selection. */
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
  const told = await notifyPerson(transaction, row, {
    kind: 'organiser',
    template: 'from_organiser',
    // When one language is missing, the other one is sent.
    variables: ({ conference, name, number }) => {
      const filled = (text: Bilingual, language: Language): string =>
        format(pickLanguage(text, language), { name, number, conference: pickLanguage(conference, language) });
      const both = (text: Bilingual): Bilingual => ({ zh: filled(text, 'zh'), en: filled(text, 'en') });
      return { subject: both(message.subject), text: both(message.text) };
    },
  });
  if (!told) return { ok: false, reason: 'no_contact' };
  return note(transaction, { ...act, note: message.subject.zh || message.subject.en });
});

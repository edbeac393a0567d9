import type { RehearsalCriterion } from '@meetingapp/contract/rehearsal/figures.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { rehearsalLines } from '@meetingapp/domain/rehearsal/verdict.ts';
import { rehearsalConsole as en } from '@meetingapp/locales/en/rehearsal/console.ts';
import { rehearsalConsole as zh } from '@meetingapp/locales/zh/rehearsal/console.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import type { Database } from '../../db/connection/database.ts';
import { refused } from '../../db/outcome.ts';
import { queueMessage } from '../../db/rows/outbox.ts';
import { findForStaff } from '../conference/queries.ts';
import { findStaff } from '../staff/account/queries.ts';
import { lockRehearsal, colleaguesOf, type ColleagueRow } from './queries.ts';

const texts = { zh, en };

export interface TaskInput {
  conferenceId: number;
  id: number;
  criterion: RehearsalCriterion;
  done: boolean;
  /** Who sees to it; null: nobody in particular. */
  assigneeId: number | null;
  staffId: number;
  language: Language;
  publicUrl: string;
  now: Date;
}

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'rehearsal_state' | 'rehearsal_assignee' };

/** Makes a task of a criterion that failed, names who sees to it, or ends it. Idempotent: a person who is named already gets no second mail. */
export const saveTask = (db: Database, input: TaskInput): Promise<Outcome> =>
  inTransaction(db, (transaction) => save(transaction, input));

async function save(transaction: DatabaseTransaction, input: TaskInput): Promise<Outcome> {
  const { conferenceId, id, criterion, done, assigneeId, staffId, now } = input;
  const row = await lockRehearsal(transaction, conferenceId, id);
  if (!row) return refused('not_found');
  const line = rehearsalLines(row.plan, row.figures).find((one) => one.criterion === criterion);
  if (line?.verdict !== 'fail') return refused('rehearsal_state');
  if (done) {
    await transaction
      .updateTable('rehearsal_task')
      .set({ done_by: staffId, done_at: now })
      .where('rehearsal_id', '=', id)
      .where('criterion', '=', criterion)
      .where('done_at', 'is', null)
      .execute();
    return { ok: true };
  }
  const colleague = (await colleaguesOf(transaction, conferenceId)).find((one) => one.id === assigneeId);
  if (assigneeId !== null && !colleague) return refused('rehearsal_assignee');
  const before = await transaction
    .selectFrom('rehearsal_task')
    .select(['assigned_to', 'done_at'])
    .where('rehearsal_id', '=', id)
    .where('criterion', '=', criterion)
    .executeTakeFirst();
  if (before && (before.done_at !== null || before.assigned_to === assigneeId)) return { ok: true };
  await transaction
    .insertInto('rehearsal_task')
    .values({ rehearsal_id: id, criterion, made_by: staffId, made_at: now, assigned_to: assigneeId })
    .onConflict((conflict) => conflict.columns(['rehearsal_id', 'criterion']).doUpdateSet({ assigned_to: assigneeId }))
    .execute();
  if (colleague && colleague.id !== staffId) await notify(transaction, input, { colleague, number: row.number });
  return { ok: true };
}

async function notify(
  transaction: DatabaseTransaction,
  { conferenceId, criterion, staffId, language, publicUrl }: TaskInput,
  { colleague, number }: { colleague: ColleagueRow; number: number },
): Promise<void> {
  const conference = await findForStaff(transaction, conferenceId);
  const maker = await findStaff(transaction, staffId);
  await queueMessage(transaction, {
    channel: 'email',
    recipient: colleague.email,
    language,
    template: 'rehearsal_task',
    variables: {
      name: colleague.name,
      by: maker.name,
      conference: conference ? pickLanguage(conference.title, language) : '',
      number: String(number),
      criterion: texts[language].criteria[criterion],
      link: `${new URL(publicUrl).origin}/console/c/${conferenceId}/rehearsal`,
    },
    conferenceId,
  });
}

import type { RejectReason, TaskState } from '@meetingapp/contract/speakers/task.ts';
import { answerUntil } from '@meetingapp/domain/speakers/answer-until.ts';
import { taskChanges } from '@meetingapp/domain/speakers/task-changes.ts';
import { isRole, itemsOf, askedOf } from '@meetingapp/domain/speakers/tasks.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { programmeNow, settingsOf, type InvitationRow } from '../invitation/queries.ts';
import { swapInDraft } from './commands-draft.ts';
import { endSearch, type SearchSurroundings } from './commands-search.ts';

export interface AnswerInput {
  conferenceId: number;
  expertIds: readonly number[];
  tasks: readonly { id: number; seen: number }[];
  reply: TaskState;
  reason: RejectReason | null;
  words: string;
  suggestion: string;
}

type Refused = {
  ok: false;
  reason:
    | 'not_found'
    | 'changed_meanwhile'
    | 'speaker_answer_late'
    | 'speaker_task_gone'
    | 'speaker_task_changed'
    | 'speaker_task_filled';
};
type Answered = { ok: true; versions: { id: number; version: number }[] } | Refused;

/** Ends the transaction without a trace. */
class Undone extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

/**
 * Saves one reply for several tasks of a person, all or none. Refused when a task changed since the person saw it (`changed_meanwhile`
 * by its version, `speaker_task_changed` by a release that is not worked in yet), when it left the programme, when its time to answer is
 * over, and when somebody else has it. An answer that is saved already is accepted and changes nothing.
 */
export async function answerTasks(db: Database, input: AnswerInput, around: SearchSurroundings): Promise<Answered> {
  try {
    return await inTransaction(db, async (transaction) => {
      const ids = input.tasks.map(({ id }) => id);
      return answerLocked(transaction, db, { input, around, locked: await lockTogether(transaction, ids) });
    });
  } catch (fault) {
    if (fault instanceof Undone) return fault.outcome;
    throw fault;
  }
}

/** Saves the reply for rows that the caller has locked together. Throws to end the transaction when one is refused. */
export async function answerLocked(
  transaction: DatabaseTransaction,
  db: Database,
  { input, ...rest }: Omit<One, 'task'>,
): Promise<Answered> {
  const versions: { id: number; version: number }[] = [];
  for (const task of input.tasks) {
    const outcome = await answerOne(transaction, db, { input, task, ...rest });
    if (!outcome.ok) throw new Undone(outcome);
    versions.push({ id: task.id, version: outcome.version });
  }
  return { ok: true, versions };
}

/** Locks tasks and those they stand in for, in one order, so that answers of stand-ins wait for each other. */
async function lockTogether(db: Database, ids: readonly number[]): Promise<Map<number, InvitationRow>> {
  const rows = await withParents(db, ids).forUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** These tasks and those they stand in for, by id. */
export const withParents = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('speaker_invitation')
    .selectAll()
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', [...ids]),
        eb(
          'id',
          'in',
          selectFrom('speaker_invitation')
            .select('stands_in_for')
            .where('id', 'in', [...ids])
            .$castTo<{ stands_in_for: number }>(),
        ),
      ]),
    )
    .orderBy('id');

interface One {
  input: AnswerInput;
  around: SearchSurroundings;
  task: { id: number; seen: number };
  locked: ReadonlyMap<number, InvitationRow>;
}

/** This very answer is saved already. */
const isAnswered = (row: InvitationRow, { reply, reason, words, suggestion }: AnswerInput): boolean =>
  row.state === reply &&
  (reply !== 'rejected' || (row.reason === reason && row.words === words && row.suggestion === suggestion));

async function answerOne(
  transaction: DatabaseTransaction,
  db: Database,
  { input, around, task, locked }: One,
): Promise<{ ok: true; version: number } | Refused> {
  const { conferenceId, expertIds, reply } = input;
  const row = locked.get(task.id);
  if (row?.conference_id !== conferenceId || !expertIds.includes(row.expert_id))
    return { ok: false, reason: 'not_found' };
  // Sent again because the first answer was lost on its way.
  if (row.version !== task.seen && isAnswered(row, input)) return { ok: true, version: row.version };
  const parent = row.stands_in_for === null ? undefined : locked.get(row.stands_in_for);
  if (row.filled_by !== null || (parent && parent.filled_by !== null && parent.filled_by !== row.id))
    return { ok: false, reason: 'speaker_task_filled' };
  if (row.gone_at !== null) return { ok: false, reason: 'speaker_task_gone' };
  if (row.version !== task.seen) return { ok: false, reason: 'changed_meanwhile' };
  const programme = await programmeNow(transaction, db, conferenceId);
  const item = programme && itemsOf(programme).get(`${row.item}/${row.item_id}`);
  if (!programme || !item) return { ok: false, reason: 'speaker_task_gone' };
  const roles = item.people.get(row.expert_id);
  if (!roles && !parent) return { ok: false, reason: 'speaker_task_gone' };
  const standsInFor = parent?.expert_id ?? null;
  const now = { expert: row.expert_id, roles: roles ?? row.roles.filter(isRole), standsInFor };
  if (taskChanges(row.asked, askedOf(programme, item, now)).length > 0)
    return { ok: false, reason: 'speaker_task_changed' };
  const { answerBy } = await settingsOf(transaction, conferenceId);
  if (around.now >= answerUntil({ answerBy, askedAt: row.asked_at, from: item.from }))
    return { ok: false, reason: 'speaker_answer_late' };

  const { version } = await transaction
    .updateTable('speaker_invitation')
    .set({
      state: reply,
      answered_at: reply === 'none' ? null : around.now,
      reason: reply === 'rejected' ? input.reason : null,
      words: reply === 'rejected' ? input.words : '',
      suggestion: reply === 'rejected' ? input.suggestion : '',
      version: nextVersion,
    })
    .where('id', '=', row.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (parent) await answerStandIn(transaction, { row, parent, reply }, around);
  // The person takes the task back before a stand-in has it.
  else if (reply !== 'rejected' && row.state === 'rejected')
    await endSearch(transaction, { parent: row, ending: 'taken_back', except: null }, around);
  return { ok: true, version };
}

/** The first stand-in who accepts has the task, in the draft too; a later refusal gives it back to the search. */
async function answerStandIn(
  transaction: DatabaseTransaction,
  { row, parent, reply }: { row: InvitationRow; parent: InvitationRow; reply: TaskState },
  around: SearchSurroundings,
): Promise<void> {
  const had = parent.filled_by === row.id;
  const has = reply === 'accepted';
  if (has !== had) {
    await transaction
      .updateTable('speaker_invitation')
      .set({ filled_by: has ? row.id : null })
      .where('id', '=', parent.id)
      .execute();
    const [from, to] = has ? [parent.expert_id, row.expert_id] : [row.expert_id, parent.expert_id];
    await swapInDraft(transaction, { item: row.item, itemId: row.item_id, from, to });
  }
  if (has && !had) await endSearch(transaction, { parent, ending: 'filled', except: row.id }, around);
  // The next one is asked at once.
  if (reply === 'rejected')
    await transaction
      .updateTable('speaker_chain')
      .set({ next_at: around.now })
      .where('invitation_id', '=', parent.id)
      .where('ended_at', 'is', null)
      .execute();
}

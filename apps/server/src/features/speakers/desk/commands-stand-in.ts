import { nextInChain, byDay } from '@meetingapp/domain/speakers/chain-time.ts';
import { isFree } from '@meetingapp/domain/speakers/stand-ins.ts';
import { isRole, itemsOf, askedOf } from '@meetingapp/domain/speakers/tasks.ts';
import type { WalkMinutes } from '@meetingapp/domain/speakers/task-clashes.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { sql } from 'kysely';
import { noteLetter, sendLetter, type LetterSurroundings } from '../invitation/commands-letter.ts';
import {
  conferenceOfLetter,
  expertsBy,
  invitationsOf,
  letterTasks,
  lockInvitation,
  reachedBy,
  settingsOf,
  type InvitationRow,
} from '../invitation/queries.ts';

interface StandIn {
  conferenceId: number;
  invitationId: number;
  expertId: number;
}

interface StandInSurroundings extends LetterSurroundings {
  programme: Programme;
  walk: WalkMinutes;
}

type Refused = {
  ok: false;
  reason: 'not_found' | 'speaker_task_gone' | 'speaker_task_filled' | 'speaker_busy' | 'speaker_no_address';
};

/** Locks a rejected invitation that nobody has taken over. */
async function lockRejected(
  transaction: DatabaseTransaction,
  { conferenceId, invitationId }: Omit<StandIn, 'expertId'>,
): Promise<{ ok: true; row: InvitationRow } | Refused> {
  const row = await lockInvitation(transaction, invitationId);
  if (row?.conference_id !== conferenceId) return { ok: false, reason: 'not_found' };
  if (row.filled_by !== null) return { ok: false, reason: 'speaker_task_filled' };
  if (row.gone_at !== null || row.state !== 'rejected' || row.stands_in_for !== null)
    return { ok: false, reason: 'speaker_task_gone' };
  return { ok: true, row };
}

/** Asks one person in the place of the one who rejected, with a letter. Refused when the person is not free then. */
async function inviteStandIn(
  transaction: DatabaseTransaction,
  input: StandIn,
  { programme, walk, ...around }: StandInSurroundings,
): Promise<{ ok: true; id: number } | Refused> {
  const locked = await lockRejected(transaction, input);
  if (!locked.ok) return locked;
  const { row: parent } = locked;
  const { expertId, conferenceId } = input;
  const [expert] = await expertsBy(transaction, [expertId]);
  if (expert?.conference_id !== conferenceId) return { ok: false, reason: 'not_found' };
  if (reachedBy(expert) === null) return { ok: false, reason: 'speaker_no_address' };
  const items = itemsOf(programme);
  const item = items.get(`${parent.item}/${parent.item_id}`);
  if (!item || new Date(item.from) <= around.now) return { ok: false, reason: 'speaker_task_gone' };
  const { sessionId, hall: hallId, from, to } = item;
  const own = (await invitationsOf(transaction, [expertId])).filter(({ state }) => state !== 'rejected');
  const tasks = own.flatMap((row) => {
    const other = items.get(`${row.item}/${row.item_id}`);
    return other
      ? [
          {
            id: row.id,
            sessionId: other.sessionId,
            hallId: other.hall,
            from: other.from,
            to: other.to,
            state: row.state,
          },
        ]
      : [];
  });
  const isIn = own.some(({ item: kind, item_id }) => kind === parent.item && item_id === parent.item_id);
  if (isIn || !isFree(tasks, { id: 0, sessionId, hallId, from, to, state: 'none' }, walk))
    return { ok: false, reason: 'speaker_busy' };
  const roles = parent.roles.filter(isRole);
  const values = {
    roles,
    asked: JSON.stringify(askedOf(programme, item, { expert: expertId, roles, standsInFor: parent.expert_id })),
    changes: '[]',
    state: 'none' as const,
    earlier: 'none' as const,
    answered_at: null,
    reason: null,
    words: '',
    suggestion: '',
    asked_at: around.now,
    opened_at: null,
    gone_at: null,
    stands_in_for: parent.id,
  };
  const { id } = await transaction
    .insertInto('speaker_invitation')
    .values({ ...values, conference_id: conferenceId, expert_id: expertId, item: parent.item, item_id: parent.item_id })
    .onConflict((conflict) =>
      conflict
        .columns(['expert_id', 'item', 'item_id'])
        .doUpdateSet({ ...values, version: sql<number>`speaker_invitation.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const conference = await conferenceOfLetter(transaction, conferenceId);
  if (conference) {
    const { answerBy } = await settingsOf(transaction, conferenceId);
    const letter = { kind: 'invited' as const, conference, tasks: await letterTasks(transaction, [id]), answerBy };
    await sendLetter(transaction, expert, letter, around);
    await noteLetter(transaction, [id], around.now);
  }
  return { ok: true, id };
}

/** The same in a transaction of its own, or in that of the call. */
export const inviteNow = (db: Database, input: StandIn, around: StandInSurroundings) =>
  inTransaction(db, (transaction) => inviteStandIn(transaction, input, around));

interface ChainInput {
  conferenceId: number;
  invitationId: number;
  hours: number;
  expertIds: readonly number[];
  zone: string;
  now: Date;
}

/** Starts a chain, or replaces the one there is. The first person is asked by the next run of the job. */
export const startChain = (db: Database, input: ChainInput): Promise<{ ok: true } | Refused> =>
  inTransaction(db, (transaction) => beginChain(transaction, input));

async function beginChain(
  transaction: DatabaseTransaction,
  { hours, expertIds, zone, now, ...place }: ChainInput,
): Promise<{ ok: true } | Refused> {
  const locked = await lockRejected(transaction, place);
  if (!locked.ok) return locked;
  const values = {
    hours,
    candidates: [...expertIds],
    next_at: byDay(now, zone),
    started_at: now,
    ended_at: null,
    ending: null,
  };
  await transaction
    .insertInto('speaker_chain')
    .values({ ...values, invitation_id: place.invitationId })
    .onConflict((conflict) => conflict.column('invitation_id').doUpdateSet(values))
    .execute();
  return { ok: true };
}

/** False when the conference has no such invitation. A chain that has ended stays as it is. */
export async function stopChain(
  db: Database,
  { conferenceId, invitationId, now }: { conferenceId: number; invitationId: number; now: Date },
): Promise<boolean> {
  const row = await lockInvitation(db, invitationId);
  if (row?.conference_id !== conferenceId) return false;
  await db
    .updateTable('speaker_chain')
    .set({ next_at: null, ended_at: now, ending: 'stopped' })
    .where('invitation_id', '=', invitationId)
    .where('ended_at', 'is', null)
    .execute();
  return true;
}

/** Asks the next person of a chain that is due; those who are busy or cannot be reached are passed over. */
export const advanceChain = (db: Database, step: ChainStep, around: StandInSurroundings): Promise<void> =>
  inTransaction(db, (transaction) => askNext(transaction, step, around));

interface ChainStep {
  invitationId: number;
  conferenceId: number;
  zone: string;
}

async function askNext(
  transaction: DatabaseTransaction,
  { invitationId, conferenceId, zone }: ChainStep,
  around: StandInSurroundings,
): Promise<void> {
  // The invitation first, as everywhere: an answer of a stand-in holds it while it ends the chain.
  await lockInvitation(transaction, invitationId);
  const chain = await transaction
    .selectFrom('speaker_chain')
    .selectAll()
    .where('invitation_id', '=', invitationId)
    .where('next_at', '<=', around.now)
    .forUpdate()
    .executeTakeFirst();
  if (!chain) return;
  // A refusal at night asks the next one in the morning.
  const morning = byDay(around.now, zone);
  if (morning > around.now) {
    await transaction
      .updateTable('speaker_chain')
      .set({ next_at: morning })
      .where('invitation_id', '=', invitationId)
      .execute();
    return;
  }
  const left = [...chain.candidates];
  while (left.length > 0) {
    const expertId = left.shift() ?? 0;
    const outcome = await inviteStandIn(transaction, { conferenceId, invitationId, expertId }, around);
    if (!outcome.ok && (outcome.reason === 'speaker_task_gone' || outcome.reason === 'speaker_task_filled')) {
      await endChain(transaction, invitationId, 'stopped', around.now);
      return;
    }
    if (!outcome.ok) continue;
    await transaction
      .updateTable('speaker_chain')
      .set({ candidates: left, next_at: nextInChain(around.now, chain.hours, zone) })
      .where('invitation_id', '=', invitationId)
      .execute();
    return;
  }
  await endChain(transaction, invitationId, 'used_up', around.now);
}

const endChain = (db: DatabaseTransaction, invitationId: number, ending: 'stopped' | 'used_up', now: Date) =>
  db
    .updateTable('speaker_chain')
    .set({ next_at: null, ended_at: now, ending, candidates: [] })
    .where('invitation_id', '=', invitationId)
    .execute();

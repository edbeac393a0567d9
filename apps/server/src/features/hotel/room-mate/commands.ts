import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { lockStocks } from '../../../db/places/lock.ts';
import { nameMate, partMates } from '../../../db/places/mates.ts';
import { lockOwn } from '../../registration/record/queries-locked.ts';
import { findInvitations } from '../stay/queries.ts';
import { notifyRoomMate } from '../stay/commands-notify.ts';
import { holdsAll, liveBeds, namersOf } from './queries.ts';

interface Own {
  regId: number;
  accountId: number;
}

type Answered = { ok: true } | { ok: false; reason: 'registration_unknown' | 'invitation_over' | 'room_none_left' };

/** Accepts or declines an invitation. Accepting pairs the two beds on every night that both have, or changes nothing. */
export function answerInvitation(
  db: Database,
  { bookId, accept, ...own }: Own & { bookId: number; accept: boolean },
): Promise<Answered> {
  return inTransactionIfOk(db, async (transaction): Promise<Answered> => {
    if (!(await lockOwn(transaction, own.regId, own.accountId))) return refused('registration_unknown');
    const invitation = (await findInvitations(transaction, own))?.find(({ id }) => id === bookId);
    if (!invitation) return refused('invitation_over');
    const inviting = { id: invitation.registration_id, name: invitation.name };
    if (accept) {
      const paired = await pairBeds(transaction, own.regId, inviting);
      if (paired.ok) await notifyRoomMate(transaction, 'room_mate_accepted', own.regId, [inviting.id]);
      return paired;
    }
    await declineRoomMate(transaction, own.regId, { id: inviting.id, names: [invitation.name, invitation.phone] });
    await notifyRoomMate(transaction, 'room_mate_declined', own.regId, [invitation.registration_id]);
    return { ok: true };
  });
}

/** Records that a person does not want to share with another, so that neither an invitation nor a name stands for consent. */
export async function declineRoomMate(
  transaction: DatabaseTransaction,
  regId: number,
  inviting: { id: number; names: readonly string[] },
): Promise<void> {
  await refuse(transaction, regId, [inviting.id]);
  // A name that was typed before would be taken for consent.
  await setMate(transaction, regId, '', inviting.names);
}

/**
 * Pairs a person's bed with that of the one who invited them on every night that both have; a refused pair must be rolled back. The
 * registration must be locked.
 */
export async function pairBeds(
  transaction: DatabaseTransaction,
  regId: number,
  { id: other, name }: { id: number; name: string },
): Promise<Answered> {
  const beds = await liveBeds(transaction, regId);
  await lockStocks(
    transaction,
    beds.map(({ stock_id }) => stock_id),
  );
  const theirs = new Set((await liveBeds(transaction, other)).map(({ stock_id }) => stock_id));
  const shared = (await liveBeds(transaction, regId)).map(({ stock_id }) => stock_id).filter((id) => theirs.has(id));
  if (shared.length === 0) return refused('invitation_over');
  await nameMate(transaction, regId, other, shared);
  await setMate(transaction, regId, name);
  await transaction
    .deleteFrom('room_refusal')
    .where('registration_id', '=', regId)
    .where('refused_id', '=', other)
    .execute();
  return (await holdsAll(transaction, shared)) ? { ok: true } : refused('room_none_left');
}

type Withdrawn = { ok: true } | { ok: false; reason: 'registration_unknown' | 'room_mates_stay' };

/** Ends this person's own wish and any pair that they are in. The other person's bed stays; their wish counts as declined. */
export function withdrawRoomMate(db: Database, { regId, accountId }: Own): Promise<Withdrawn> {
  return inTransactionIfOk(db, async (transaction): Promise<Withdrawn> => {
    if (!(await lockOwn(transaction, regId, accountId))) return refused('registration_unknown');
    await withdrawLinks(transaction, regId);
    const nights = (await liveBeds(transaction, regId)).map(({ stock_id }) => stock_id);
    await lockStocks(transaction, nights);
    const named = (await liveBeds(transaction, regId)).flatMap(({ mate_id }) => mate_id ?? []);
    const namers = await namersOf(transaction, regId, nights);
    await partMates(transaction, regId, nights);
    await setMate(transaction, regId, '');
    await refuse(transaction, regId, [...named, ...namers]);
    await notifyRoomMate(transaction, 'room_mate_withdrawn', regId, [...named, ...namers]);
    return (await holdsAll(transaction, nights)) ? { ok: true } : refused('room_mates_stay');
  });
}

/** Ends links of this person that are open or were accepted, and the acceptance of a link by them. */
const withdrawLinks = (transaction: DatabaseTransaction, regId: number) =>
  transaction
    .updateTable('room_link')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('withdrawn_at', 'is', null)
    .where((where) => where.or([where('registration_id', '=', regId), where('guest_id', '=', regId)]))
    .where((where) => where.or([where('accepted', 'is', null), where('accepted', '=', true)]))
    .execute();

/** Writes whom the stay names; `only`: where it names one of these. */
async function setMate(
  transaction: DatabaseTransaction,
  regId: number,
  mate: string,
  only?: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('hotel_booking')
    .set({ mate })
    .where('registration_id', '=', regId)
    .where('state', '<>', 'released')
    .$if(only !== undefined, (query) => query.where('mate', 'in', [...(only ?? [])]))
    .execute();
}

async function refuse(transaction: DatabaseTransaction, regId: number, others: readonly number[]): Promise<void> {
  const values = [...new Set(others)].map((other) => ({ registration_id: regId, refused_id: other }));
  if (values.length === 0) return;
  await transaction
    .insertInto('room_refusal')
    .values(values)
    .onConflict((conflict) => conflict.constraint('room_refusal_once').doNothing())
    .execute();
}

import { roomLinkEnd } from '@meetingapp/domain/hotel/room-link.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { lockOwn } from '../../registration/record/queries-locked.ts';
import { declineRoomMate, pairBeds } from '../room-mate/commands.ts';
import { notifyInviting } from './commands-notify.ts';
import {
  areTogether,
  findLink,
  liveStay,
  newestLink,
  ownRegistrations,
  stateOf,
  type LiveStay,
  type RoomLinkRow,
} from './queries.ts';

interface Own {
  regId: number;
  accountId: number;
  now: Date;
}

type Made =
  | { ok: true; link: RoomLinkRow; stay: LiveStay }
  | { ok: false; reason: 'registration_unknown' | 'room_link_no_bed' };

/** The open link of a person's stay, or a new one. At most one is open at a time. */
export function makeLink(db: Database, { regId, accountId, now }: Own): Promise<Made> {
  return inTransactionIfOk(db, async (transaction): Promise<Made> => {
    if (!(await lockOwn(transaction, regId, accountId))) return refused('registration_unknown');
    const [stay, newest] = [await liveStay(transaction, regId), await newestLink(transaction, regId)];
    if (!stay) return refused('room_link_no_bed');
    if (newest && stateOf(newest, stay, now) === 'open') return { ok: true, link: newest, stay };
    const expiresAt = roomLinkEnd(now, stay.check_out);
    if (expiresAt <= now) return refused('room_link_no_bed');
    await endOpenLinks(transaction, regId, now);
    await transaction
      .insertInto('room_link')
      .values({ registration_id: regId, made_at: now, expires_at: expiresAt })
      .execute();
    const link = await newestLink(transaction, regId);
    return link ? { ok: true, link, stay } : refused('room_link_no_bed');
  });
}

type Ended = { ok: true } | { ok: false; reason: 'registration_unknown' };

/** Withdraws the open link of a person's stay; without one nothing changes. */
export function endLink(db: Database, { regId, accountId, now }: Own): Promise<Ended> {
  return inTransactionIfOk(db, async (transaction): Promise<Ended> => {
    if (!(await lockOwn(transaction, regId, accountId))) return refused('registration_unknown');
    await endOpenLinks(transaction, regId, now);
    return { ok: true };
  });
}

const endOpenLinks = (transaction: DatabaseTransaction, regId: number, now: Date) =>
  transaction
    .updateTable('room_link')
    .set({ withdrawn_at: now })
    .where('registration_id', '=', regId)
    .where('withdrawn_at', 'is', null)
    .where('answered_at', 'is', null)
    .execute();

interface Answer {
  linkId: number;
  bookId: number;
  accept: boolean;
  regId: number | null;
  accountId: number;
  now: Date;
}

type Answered =
  | { ok: true; together: boolean }
  | { ok: false; reason: 'room_link_unknown' | 'room_link_over' | 'registration_unknown' | 'room_none_left' };

/**
 * Answers a link for one person. The row of the link is locked, so that of several people who answer at once one does. The person who
 * accepted may answer again: with the bed that they have booked since, or with a refusal while the beds are not paired.
 */
export function answerLink(db: Database, answer: Answer): Promise<Answered> {
  const { linkId, bookId, accept, regId, accountId, now } = answer;
  return inTransactionIfOk(db, async (transaction): Promise<Answered> => {
    if (regId !== null && !(await lockOwn(transaction, regId, accountId))) return refused('registration_unknown');
    await transaction.selectFrom('room_link').select('id').where('id', '=', linkId).forUpdate().executeTakeFirst();
    const link = await findLink(transaction, linkId);
    if (!link) return refused('room_link_unknown');
    const other = link.registration_id;
    const stay = await liveStay(transaction, other);
    const state = stateOf(link, stay, now);
    const again = state === 'accepted' && link.account_id === accountId;
    if (link.owner_id === accountId || stay?.id !== bookId || (state !== 'open' && !again))
      return refused('room_link_over');
    const own = await ownRegistrations(transaction, { accountId, conferenceId: link.conference_id, besides: other });
    const guest = own.find(({ id }) => id === regId);
    if (regId !== null && !guest) return refused('registration_unknown');
    if (again && (await areTogether(transaction, other, link.guest_id)))
      return accept ? { ok: true, together: true } : refused('room_link_over');
    await transaction
      .updateTable('room_link')
      .set({ answered_at: now, accepted: accept, account_id: accountId, guest_id: regId })
      .where('id', '=', linkId)
      .execute();
    if (!accept) {
      if (regId !== null) await declineRoomMate(transaction, regId, { id: other, names: [link.name] });
      await notifyInviting(transaction, link, accountId, 'room_mate_declined', guest?.name);
      return { ok: true, together: false };
    }
    const paired =
      regId !== null && guest?.joinable ? await pairBeds(transaction, regId, { id: other, name: link.name }) : null;
    if (paired && !paired.ok) return refused(paired.reason === 'room_none_left' ? 'room_none_left' : 'room_link_over');
    const event = paired ? 'room_mate_accepted' : 'room_mate_agreed';
    if (!again || paired) await notifyInviting(transaction, link, accountId, event, guest?.name);
    return { ok: true, together: paired !== null };
  });
}

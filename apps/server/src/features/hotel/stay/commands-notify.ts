import { href } from '@meetingapp/contract/paths.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';

/** What a person is notified of: an invitation to them, or what became of the room that they share or asked for. */
type Event = 'room_mate_invited' | 'room_mate_accepted' | 'room_mate_declined' | 'room_mate_withdrawn';

interface Person {
  id: number;
  account_id: number;
  conference_id: number;
  state: string;
  name: string;
}

/** Notifies `to` of what `from` did. The same event between the two is reported once. */
export async function notifyRoomMate(
  transaction: DatabaseTransaction,
  event: Event,
  fromId: number,
  to: readonly number[],
): Promise<void> {
  const people = await transaction
    .selectFrom('registration')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .select(['registration.id', 'account_id', 'conference_id', 'registration.state', 'name', 'conference.title'])
    .where('registration.id', 'in', [fromId, ...to])
    .execute();
  const from = people.find(({ id }) => id === fromId);
  if (!from) return;
  for (const person of people.filter(({ id, account_id }) => to.includes(id) && account_id !== from.account_id))
    await notifyAccount(transaction, {
      accountId: person.account_id,
      conferenceId: person.conference_id,
      kind: 'registration',
      template: event,
      variables: { conference: person.title, name: from.name },
      link: linkTo(person),
      registrationId: person.id,
      event: `room-mate/${event}/${fromId}/${person.id}`,
    });
}

/** The page on which the person answers: the hotel step, or the change of a stay that is paid. */
const linkTo = ({ id, conference_id: cid, state }: Person): string =>
  state === 'draft'
    ? href('signHotel', { opFlag: 0 }, { cid })
    : href('signHotel', { opFlag: 1 }, { cid, reg: id, at: 'change' });

/** Notifies those whom a stay invites by their mobile number, and who have begun to register for the conference. */
export async function notifyInvited(
  transaction: DatabaseTransaction,
  { regId, conferenceId, mate }: { regId: number; conferenceId: number; mate: string },
): Promise<void> {
  if (!/^\+?\d{6,20}$/.test(mate)) return;
  const invited = await transaction
    .selectFrom('registration')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`answers ->> 'phone'`, '=', mate)
    .where('id', '<>', regId)
    .where('state', 'in', ['draft', 'confirmed', 'attended'])
    .orderBy('id')
    .limit(3)
    .execute();
  if (invited.length > 0)
    await notifyRoomMate(
      transaction,
      'room_mate_invited',
      regId,
      invited.map(({ id }) => id),
    );
}

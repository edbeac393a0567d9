import { href } from '@meetingapp/contract/paths.ts';
import { hotelServer as en } from '@meetingapp/locales/en/hotel/server.ts';
import { hotelServer as zh } from '@meetingapp/locales/zh/hotel/server.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import type { RoomLinkRow } from './queries.ts';

/** A person without a registration or a name in their account. */
const nameless = { zh: zh.invited, en: en.invited };

/** Notifies the person who sent a link of the answer, once for each. */
export async function notifyInviting(
  transaction: DatabaseTransaction,
  link: RoomLinkRow,
  accountId: number,
  template: 'room_mate_accepted' | 'room_mate_agreed' | 'room_mate_declined',
  guestName: string | undefined,
): Promise<void> {
  const { name } = await transaction
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await notifyAccount(transaction, {
    accountId: link.owner_id,
    conferenceId: link.conference_id,
    kind: 'registration',
    template,
    variables: { conference: link.conference_title, name: guestName || name || nameless },
    link: href('signOrder', {}, { cid: link.conference_id, reg: link.registration_id }),
    registrationId: link.registration_id,
    event: `room-link/${template}/${link.id}/${accountId}`,
  });
}

import { sql } from 'kysely';
import { offersDue, offerUntil } from '@meetingapp/domain/activities/places.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { notifyAccount } from '../../db/rows/outbox.ts';
import { lockSlot, offerWhenLapsed } from './commands-entry.ts';
import { findSlot } from './queries-entry.ts';

/** No registration has this id: everybody counts. */
const NOBODY = 0;

/**
 * Offers the free places of a slot to those who wait, in the order of joining, and notifies them. An offer that was not taken in time
 * has left the list. Under the slot's lock, so that a place is offered once.
 */
export async function offerPlaces(db: Database, slotId: number, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const slot = await findSlot(transaction, slotId);
    if (!slot) return;
    const count = await lockSlot(transaction, slotId, NOBODY);
    await sql`update activity_entry set state = 'left', held_until = null
      where slot_id = ${slotId} and state = 'offered' and held_until <= clock_timestamp()`.execute(transaction);
    const until = offerUntil(now.getTime(), slot.starts_at.getTime());
    const due = until === null || slot.state === 'ended' ? 0 : offersDue(count);
    if (until !== null && due > 0) {
      const { rows } = await sql<{ registration_id: number; id: number; account_id: number }>`
        update activity_entry as entry set state = 'offered', held_until = ${new Date(until)}
        from registration
        where registration.id = entry.registration_id and entry.id in (
          select id from activity_entry where slot_id = ${slotId} and state = 'waiting' order by id limit ${due})
        returning entry.id, entry.registration_id, registration.account_id`.execute(transaction);
      for (const row of rows)
        await notifyAccount(transaction, {
          accountId: row.account_id,
          conferenceId: slot.conference_id,
          kind: 'activities',
          template: 'activity_offer',
          variables: {
            conference: slot.conference,
            activity: slot.title,
            slot: slot.name,
            until: clockIn(slot.zone, new Date(until)).replace('T', ' ').slice(5),
          },
          link: href('activity', { id: slot.activity_id }, { cid: slot.conference_id }),
          registrationId: row.registration_id,
          urgent: true,
          event: `activity/offer/${row.id}/${until}`,
        });
    }
    await offerWhenLapsed(transaction, slotId);
  });
}

import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { sendToSpeaker, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy } from '../invitation/queries.ts';
import { lockPickup } from './queries.ts';

interface Told {
  conferenceId: number;
  expertIds: readonly number[];
  pickupId: number;
}

/** Tells passengers about their car. */
export async function writePickup(
  transaction: DatabaseTransaction,
  { conferenceId, expertIds, pickupId }: Told,
  around: LetterSurroundings,
): Promise<void> {
  if (expertIds.length === 0) return;
  const conference = await conferenceOfLetter(transaction, conferenceId);
  const pickup = await lockPickup(transaction, conferenceId, pickupId);
  if (!conference || !pickup) return;
  const time = clockIn(conference.zone, pickup.leaves_at).replace('T', ' ');
  const dash = (text: string): string => (text === '' ? '—' : text);
  for (const expert of await expertsBy(transaction, expertIds)) {
    const variables = {
      name: expert.name,
      conference: conference.title,
      time,
      place: pickup.place,
      driver: dash(`${pickup.driver} ${pickup.driver_phone}`.trim()),
      plate: dash(pickup.plate),
    };
    await sendToSpeaker(transaction, expert, { conferenceId, template: 'speaker_pickup', variables }, around);
  }
}

import { carLeaves, groupForCars } from '@meetingapp/domain/speakers/car-groups.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';

interface Grouping {
  conferenceId: number;
  direction: 'arrival' | 'departure';
  /** Minutes that the first one waits for the last one. */
  within: number;
  seats: number;
}

const letters = { arrival: 'A', departure: 'D' } as const;

/**
 * Makes cars for everybody of a direction who travels by train or plane, has a time and no car. Sends no message: the letter follows when
 * the car gets its driver. Two at once make one set of cars, because the journeys are locked.
 */
export const groupCars = (
  db: Database,
  { conferenceId, direction, within, seats }: Grouping,
): Promise<{ cars: number; people: number }> =>
  inTransaction(db, async (transaction) => {
    const arrival = direction === 'arrival';
    const legs = await transaction
      .selectFrom('speaker_leg')
      .select(['id', 'to_place', 'from_place', 'arrives_at', 'leaves_at'])
      .where('conference_id', '=', conferenceId)
      .where('direction', '=', direction)
      .where('mode', 'in', ['train', 'flight'])
      .where('pickup_id', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const riders = legs.flatMap((leg) => {
      const at = arrival ? leg.arrives_at : leg.leaves_at;
      const station = arrival ? leg.to_place : leg.from_place;
      return at === null || station === '' ? [] : [{ id: leg.id, station, at: at.getTime() }];
    });
    const known = await transaction
      .selectFrom('speaker_pickup')
      .select('name')
      .where('conference_id', '=', conferenceId)
      .where('direction', '=', direction)
      .execute();
    let number = Math.max(0, ...known.map(({ name }) => Number(/(\d+)$/.exec(name)?.[1] ?? 0)));
    const groups = groupForCars(riders, { within, seats });
    for (const group of groups) {
      number += 1;
      const { id } = await transaction
        .insertInto('speaker_pickup')
        .values({
          conference_id: conferenceId,
          direction,
          name: `${letters[direction]}${number}`,
          place: group.station,
          leaves_at: new Date(carLeaves(group, direction)),
          seats,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('speaker_leg')
        .set({ pickup_id: id, was_at: null })
        .where(
          'id',
          'in',
          group.riders.map((rider) => rider.id),
        )
        .execute();
    }
    return { cars: groups.length, people: riders.length };
  });

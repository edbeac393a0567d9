import type { NightBlock, NightCount, RoomClaim } from '@meetingapp/domain/hotel/rooms.ts';
import { sql } from 'kysely';
import type { Database } from '../connection/database.ts';
import { asRoomClaim } from './room-claim.ts';
import type { LiveClaim } from './taken.ts';

/** Live claims on a night as numbers; `mates` of the beds name a room-mate. */
export interface NightClaims extends NightCount {
  mates: number;
}

/** Claims on a night for the rules of rooms: people whom a room-mate concerns singly, all others as numbers. */
export type TakenNight = Required<Pick<NightBlock, 'taken' | 'others'>>;

/** Adds a claim to numbers, or subtracts it with -1. */
export function addClaim(count: NightClaims, claim: RoomClaim, sign: 1 | -1 = 1): void {
  if (claim.part === 'room') count.rooms += sign;
  else {
    count[claim.gender] += sign;
    if (claim.mate !== null) count.mates += sign;
  }
}

/**
 * Returns the live claims on nights, by stock. Only the claims of people who name a room-mate or are named by one are read; `named` adds
 * registrations that somebody is about to name.
 */
export async function takenNights(
  db: Database,
  stockIds: readonly number[],
  named: readonly number[] = [],
): Promise<Map<number, TakenNight>> {
  if (stockIds.length === 0) return new Map();
  const { rows } = await sql<NightClaims & { stock_id: number; single: Omit<LiveClaim, 'stockId'>[] | null }>`
    with moment as materialized (select clock_timestamp() as at)
    select claims.stock_id, rooms, male, female, mates, (
      select jsonb_agg(jsonb_build_object(
        'registrationId', claim.registration_id, 'part', claim.part, 'gender', claim.gender, 'mateId', claim.mate_id
      )) from claim
      where claim.stock_id = claims.stock_id and claim.state <> 'released' and claim.part = 'bed' and not claim.lapsed
        and (claim.state = 'confirmed' or claim.held_until > moment.at)
        and claim.id = any (array(
          select mine.id from claim mine
            where mine.stock_id = claims.stock_id and mine.mate_id is not null and mine.state <> 'released'
          union
          select theirs.id from claim theirs
            where theirs.stock_id = claims.stock_id and theirs.state <> 'released' and theirs.registration_id = any (array(
              select namer.mate_id from claim namer
                where namer.stock_id = claims.stock_id and namer.mate_id is not null and namer.state <> 'released'
              union all select unnest(${[...named]}::bigint[])
            ))
        ))
    ) as single
    from moment cross join lateral claims_of(${[...stockIds]}::bigint[], moment.at) as claims
  `.execute(db);
  return new Map(
    rows.map(({ stock_id, rooms, male, female, mates, single }): [number, TakenNight] => {
      const others = { rooms, male, female, mates };
      const taken = (single ?? []).map(asRoomClaim);
      for (const claim of taken) addClaim(others, claim, -1);
      return [stock_id, { taken, others }];
    }),
  );
}

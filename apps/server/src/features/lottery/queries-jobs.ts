import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';

/** Draws whose drand round is due, until their fallback takes over. */
export async function awaitedRounds(db: Database, now: Date): Promise<{ id: number; round: number }[]> {
  const { rows } = await sql<{ id: number; round: number }>`
    select id, (source ->> 'round')::bigint as round from lottery_draw
    where state = 'committed' and randomness is null and source ->> 'kind' = 'drand'
      and (source ->> 'at')::timestamptz <= ${now}
      and (fallback is null or (fallback ->> 'after')::timestamptz > ${now})
    order by id`.execute(db);
  return rows;
}

export interface NotifiedWinner {
  id: number;
  account_id: number;
  conference_id: number;
  conference: Bilingual;
  draw_id: number;
  draw: Bilingual;
  prize: Bilingual;
  place: Bilingual;
  number: number;
}

export interface RemindedWinner extends NotifiedWinner {
  pick_up_until: Date;
  zone: string;
}

/** Winners of drawn draws that nobody was drawn instead of, with their accounts; a condition follows. */
const standing = sql`
  select winner.id, registration.account_id, draw.conference_id, conference.title as conference, draw.id as draw_id,
    draw.title as draw, prize.name as prize, draw.place, winner.number, draw.pick_up_until, conference.zone
  from lottery_winner as winner join lottery_draw as draw on draw.id = winner.draw_id
    join conference on conference.id = draw.conference_id join lottery_prize as prize on prize.id = winner.prize_id
    join lottery_entrant as entrant on entrant.draw_id = winner.draw_id and entrant.number = winner.number
    join registration on registration.id = entrant.registration_id
  where draw.state = 'drawn' and not exists (select from lottery_winner as later where later.instead_of = winner.id)`;

/** Winners of a draw. */
export async function winnersToNotify(db: Database, drawId: number): Promise<NotifiedWinner[]> {
  const { rows } = await sql<NotifiedWinner>`${standing} and draw.id = ${drawId} order by winner.id`.execute(db);
  return rows;
}

/** Winners who have not collected, whose prizes can be collected for less than `hours`, and who won at least an hour ago. */
export async function winnersToRemind(db: Database, now: Date, hours: number): Promise<RemindedWinner[]> {
  const { rows } = await sql<RemindedWinner>`${standing} and winner.handed_at is null
    and winner.at <= ${now}::timestamptz - interval '1 hour'
    and draw.pick_up_until > ${now} and draw.pick_up_until <= ${now}::timestamptz + make_interval(hours => ${hours})
    order by winner.id`.execute(db);
  return rows;
}

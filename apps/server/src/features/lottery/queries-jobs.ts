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

/** Winners of a draw that nobody was drawn instead of, with their accounts. */
export async function winnersToNotify(db: Database, drawId: number): Promise<NotifiedWinner[]> {
  const { rows } = await sql<NotifiedWinner>`
    select winner.id, registration.account_id, draw.conference_id, conference.title as conference, draw.id as draw_id,
      draw.title as draw, prize.name as prize, draw.place, winner.number
    from lottery_winner as winner join lottery_draw as draw on draw.id = winner.draw_id
      join conference on conference.id = draw.conference_id join lottery_prize as prize on prize.id = winner.prize_id
      join lottery_entrant as entrant on entrant.draw_id = winner.draw_id and entrant.number = winner.number
      join registration on registration.id = entrant.registration_id
    where draw.id = ${drawId} and draw.state = 'drawn'
      and not exists (select from lottery_winner as later where later.instead_of = winner.id)
    order by winner.id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { notifyAccount } from '../../db/rows/outbox.ts';
import { defineJob } from '../../jobs/job.ts';
import { saveRandomness } from './commands-draw.ts';

/** Fetches the rounds that draws wait for, until their fallback takes over. */
export const fetchRandomness = defineJob(
  'lottery.randomness',
  async (_payload, { db, ports, clock }) => {
    const now = clock();
    const { rows } = await sql<{ id: number; round: number }>`
      select id, (source ->> 'round')::bigint as round from lottery_draw
      where state = 'committed' and randomness is null and source ->> 'kind' = 'drand'
        and (source ->> 'at')::timestamptz <= ${now}
        and (fallback is null or (fallback ->> 'after')::timestamptz > ${now})
      order by id`.execute(db);
    for (const { id, round } of rows) {
      const randomness = await ports.beacon.fetchRound(round);
      if (randomness !== null) await saveRandomness(db, id, randomness, { byFallback: false, now: clock() });
    }
  },
  { every: '* * * * *', woken: true },
);

/** Notifies the winners of a draw, each once. */
export const notifyWinners = defineJob('lottery.notify', async ({ drawId }, { db }) => {
  const { rows } = await sql<{
    id: number;
    account_id: number;
    conference_id: number;
    conference: Bilingual;
    draw: Bilingual;
    prize: Bilingual;
    place: Bilingual;
    number: number;
  }>`
    select winner.id, registration.account_id, draw.conference_id, conference.title as conference, draw.title as draw,
      prize.name as prize, draw.place, winner.number
    from lottery_winner as winner join lottery_draw as draw on draw.id = winner.draw_id
      join conference on conference.id = draw.conference_id join lottery_prize as prize on prize.id = winner.prize_id
      join lottery_entrant as entrant on entrant.draw_id = winner.draw_id and entrant.number = winner.number
      join registration on registration.id = entrant.registration_id
    where draw.id = ${drawId} and draw.state = 'drawn'
      and not exists (select from lottery_winner as later where later.instead_of = winner.id)
    order by winner.id`.execute(db);
  for (const row of rows)
    await inTransaction(db, (transaction) =>
      notifyAccount(transaction, {
        accountId: row.account_id,
        conferenceId: row.conference_id,
        kind: 'activities',
        template: 'lottery_won',
        variables: {
          conference: row.conference,
          draw: row.draw,
          prize: row.prize,
          number: String(row.number),
          place: row.place,
        },
        link: href('cj', {}, { cid: row.conference_id, draw: drawId }),
        event: `lottery/won/${row.id}`,
      }),
    );
});

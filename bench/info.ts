import { sql } from 'kysely';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { drive, nearest } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { withSubject } from './parts/machine/subjects.ts';
import { Wire } from './parts/machine/wire.ts';
import { prepareStage } from './parts/registration/congress.ts';

// Measures how long the form with its fees (register/info) takes beside few claims and beside many. Run `npm run build` first.
// npx tsx bench/info.ts

/** Claims of a conference of 1,000 registrations, and of one of 573,000 with fees, branches and nights. */
const AMOUNTS = [1000, 986_000];

tidyOnSignals();
printMachine();
await withSubject('debian', { source: false }, async ({ server, connection }) => {
  const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
  const { cid, attendees, branches } = await prepareStage(db, { people: 100, claims: 0 });
  const wire = new Wire(1);
  let before = 0;
  let first = 0;
  for (const amount of AMOUNTS) {
    await sql`
      insert into claim (stock_id, registration_id, state)
      select (array_agg(stock.id order by stock.id))[(1 + number % count(*))::int],
        (select min(id) from registration where conference_id = ${cid}), 'confirmed'
      from generate_series(${before + 1}::int, ${amount}::int) as number
      cross join stock where conference_id = ${cid} and kind in ('fee', 'branch') and size is not null
      group by number
    `.execute(db);
    before = amount;
    // Nearly full: so few places are left that no count of the last second is shown again.
    await sql`
      update stock set size = (select coalesce(sum(claims.amount), 0) from claims_of(array[stock.id], clock_timestamp()) as claims) + 50
      where conference_id = ${cid} and kind in ('fee', 'branch') and size is not null
    `.execute(db);
    await pool.query('vacuum analyze');
    const next = { index: 0 };
    const one = async (index: number): Promise<void> => {
      const { token, answers } = attendees[index % attendees.length] ?? { token: '', answers: {} };
      const input = { ...answers, branch: String(branches[index % branches.length]) };
      const answer = await wire.post(`${server.origin}${registrationCalls.info.path}`, { cid, input }, { token });
      if (answer['code'] !== 0) throw new Error(JSON.stringify(answer));
    };
    await drive({ clients: 1, seconds: 2, next }, one);
    const durations = await drive({ clients: 1, seconds: 5, next }, one);
    const median = nearest(durations, 0.5);
    first ||= median;
    console.log(
      `${amount} claims: register/info ${median.toFixed(2)} ms (median of ${durations.length}), p99 ${nearest(durations, 0.99).toFixed(2)} ms, ${(median / first).toFixed(2)} times the first`,
    );
  }
  wire.close();
  await db.destroy();
});

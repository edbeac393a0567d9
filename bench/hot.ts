import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { processorTime } from './parts/machine/cpu.ts';
import { saveFigures } from './parts/machine/figures.ts';
import { drive, nearest } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { tpcB } from './parts/machine/pgbench.ts';
import { countStatements, printStatements } from './parts/machine/statements.ts';
import { withSubject } from './parts/machine/subjects.ts';
import { Wire } from './parts/machine/wire.ts';
import { prepareHotRoom } from './parts/registration/hot-room.ts';

// Measures holds per second on one room type that everybody wants, through HTTP, and checks in the database that no night is oversold.
// Run `npm run build` first. npx tsx bench/hot.ts [--seconds 12] [--clients 32] [--nights 2] [--taken 0] [--rush 1000]
// [--processes 1] [--statements] [--profile folder] [--figures file.json]

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    'warm-up': { type: 'string', default: '4' },
    clients: { type: 'string', default: '32' },
    nights: { type: 'string', default: '2' },
    taken: { type: 'string', default: '0' },
    rush: { type: 'string', default: '1000' },
    scale: { type: 'string', default: '50' },
    only: { type: 'string', default: 'debian' },
    processes: { type: 'string', default: '1' },
    profile: { type: 'string' },
    figures: { type: 'string' },
    source: { type: 'boolean', default: false },
    statements: { type: 'boolean', default: false },
  },
});
const clients = Number(options.clients);
const [seconds, warmUp, rush] = [Number(options.seconds), Number(options['warm-up']), Number(options.rush)];
/** More per second than two cores have reached. */
const PER_SECOND_AT_MOST = 2500;
/** Rooms left for the people of the last rush. */
const LAST_ROOMS = 100;

tidyOnSignals();
printMachine();
await withSubject(
  options.only === 'embedded' ? 'embedded' : 'debian',
  { source: options.source, profile: options.profile, processes: Number(options.processes) },
  async (subject) => {
    const { server, connection, pid } = subject;
    const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
    const people = (seconds + warmUp) * PER_SECOND_AT_MOST + rush;
    const taken = Number(options.taken);
    const hot = await prepareHotRoom(db, { people, rooms: people + taken, nights: Number(options.nights), taken });
    await pool.query('vacuum analyze');
    const wire = new Wire(clients);
    const answers = new Map<string, number>();
    const book = async (index: number): Promise<void> => {
      const guest = hot.guests[index];
      if (!guest) throw new Error('no such guest');
      const { roomTypeId, checkIn, checkOut } = hot;
      const stay = { regid: guest.regid, roomTypeId, checkIn, checkOut, part: 'room' };
      const answer = await wire.post(`${server.origin}${hotelCalls.book.path}`, stay, {
        token: guest.token,
        language: 'zh',
        'idempotency-key': randomUUID(),
      });
      const code =
        answer['code'] === 0 ? 'held' : typeof answer['error'] === 'string' ? answer['error'] : JSON.stringify(answer);
      answers.set(code, (answers.get(code) ?? 0) + 1);
    };
    const next = { index: 0 };
    await drive({ clients, seconds: warmUp, next }, book);
    if (options.statements) await countStatements(pool);
    const [began, serverBefore, databaseBefore] = [
      performance.now(),
      processorTime(server.pid, pid),
      processorTime(pid),
    ];
    const durations = await drive({ clients, seconds, next }, book);
    const elapsed = (performance.now() - began) / 1000;
    const [serverUsed, databaseUsed] = [
      processorTime(server.pid, pid) - serverBefore,
      processorTime(pid) - databaseBefore,
    ];
    if (options.statements) await printStatements(pool, durations.length);
    if (answers.size !== 1 || answers.get('held') !== next.index)
      throw new Error(`not every hold was granted: ${JSON.stringify([...answers])}`);
    // The last rooms: more phones than rooms, all at once.
    const held = next.index;
    await pool.query('update stock set size = $1 where id = any($2)', [taken + held + LAST_ROOMS, hot.stocks]);
    await drive({ clients, seconds: 0.001, atLeast: rush, next }, book);
    const last = Array.from({ length: Math.max(0, held + rush - next.index) });
    for (let at = 0; at < last.length; at += clients)
      await Promise.all(last.slice(at, at + clients).map(() => book(next.index++)));
    const { rows } = await pool.query<{ size: number; live: number }>(
      `select stock.size, count(claim.id)::int as live from stock
       join claim on claim.stock_id = stock.id and claim.state <> 'released' and (claim.state = 'confirmed' or claim.held_until > now())
      where stock.id = any($1) group by stock.id`,
      [hot.stocks],
    );
    const oversold = rows.reduce((sum, { size, live }) => sum + Math.max(0, live - size), 0);
    const lost = rows.filter(({ live }) => live !== taken + (answers.get('held') ?? 0)).length;
    wire.close();
    await db.destroy();
    const tps = tpcB(subject.pgbench, { scale: Number(options.scale), seconds: 8 });
    const perSecond = durations.length / elapsed;
    console.log(`${durations.length} holds of ${options.nights} nights of one room type in ${elapsed.toFixed(1)} s, ${clients} phones at a time, ${taken} rooms taken before
  ${perSecond.toFixed(0)} holds/s
  p50 ${nearest(durations, 0.5).toFixed(0)} ms, p99 ${nearest(durations, 0.99).toFixed(0)} ms
  CPU of each: server ${(serverUsed / durations.length).toFixed(2)} ms, database ${(databaseUsed / durations.length).toFixed(2)} ms
  last ${LAST_ROOMS} rooms, ${rush} phones: ${JSON.stringify(Object.fromEntries(answers))}; oversold ${oversold}
  pgbench TPC-B of this run, scale ${options.scale}, 8 clients, prepared: ${tps} per second; ratio ${(perSecond / tps).toFixed(3)}`);
    saveFigures(options.figures, { tps, perSecond, oversold, p99: nearest(durations, 0.99) });
    if (oversold > 0 || lost > 0)
      throw new Error(`oversold ${oversold}; nights whose claims differ from the answers: ${lost}`);
    if ((answers.get('held') ?? 0) !== held + LAST_ROOMS) throw new Error('the last rooms were not all given');
  },
);

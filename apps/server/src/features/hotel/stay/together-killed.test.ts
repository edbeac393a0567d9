import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { testApp } from '../../../testing/app.ts';
import { addressOf } from '../../../testing/database/server.ts';
import { startProgram } from '../../../testing/program.ts';
import { hotelWithGuests } from '../../../testing/race/beds.ts';
import { doneOrWaiting } from '../../../testing/race/waiting-for-lock.ts';
import { freePort, readyAt } from '../../../testing/spawn-program.ts';

const test = await testApp({ poolSize: 8 });
const { pool, connection } = test;
const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

async function start() {
  const server = startProgram({
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(connection),
    PORT: String(port),
    PUBLIC_URL: origin,
    REQUESTS_PER_MINUTE: '1000000',
  });
  await readyAt(port, server);
  return server;
}

const PEOPLE = 20;
const ROOMS = 12;

it(
  'a server killed in the middle of a group leaves nothing half done, and the repeated requests are served once',
  { timeout: 180_000 },
  async () => {
    const nights = ['2030-05-01', '2030-05-02'];
    const { roomTypeId, stocks, guests } = await hotelWithGuests(test, PEOPLE, { beds: 2, nights, rooms: ROOMS });
    const keys = guests.map(() => randomUUID());
    const book = () =>
      Promise.all(
        guests.map(({ who, regId }, index) =>
          fetch(`${origin}${hotelCalls.book.path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', token: who.token, 'idempotency-key': keys[index] ?? '' },
            body: JSON.stringify({
              regid: regId,
              roomTypeId,
              checkIn: '2030-05-01',
              checkOut: '2030-05-03',
              part: 'room',
            }),
          }).then(
            async (answer) => ((await answer.json()) as { code: number }).code,
            () => 'no answer',
          ),
        ),
      );
    const written = async () => {
      const { rows } = await pool.query(
        `select (select count(*)::int from claim where stock_id = any($1) and state <> 'released') as claims,
          (select coalesce(sum(amount), 0)::int from claims_of($1, clock_timestamp())) as counted,
          (select count(*)::int from hotel_booking where room_type_id = $2 and state <> 'released') as bookings,
          (select count(*)::int from idempotency_key where key = any($3)) as keys`,
        [[...stocks.values()], roomTypeId, keys],
      );
      return rows[0] as unknown;
    };
    const server = await start();
    const keeper = await pool.connect();
    await keeper.query('begin');
    await keeper.query('select from stock where id = any($1) for update', [[...stocks.values()]]);
    const lost = book();
    // The first group has taken its keys and registrations and waits for the nights.
    await doneOrWaiting(pool, lost);
    server.child.kill('SIGKILL');
    expect(new Set(await lost)).toEqual(new Set(['no answer']));
    await keeper.query('commit');
    keeper.release();
    // Sessions of the killed server end when they notice.
    for (let busy = true; busy;) {
      const { rows } = await pool.query<{ busy: boolean }>(
        `select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and (state = 'active' or state like 'idle in%')) as busy`,
      );
      busy = rows[0]?.busy ?? false;
    }
    expect(await written()).toEqual({ claims: 0, counted: 0, bookings: 0, keys: 0 });
    await start();
    const [first, second] = [await book(), await book()];
    expect(first.filter((code) => code === 0)).toHaveLength(ROOMS);
    expect(second).toEqual(first);
    expect(await written()).toEqual({ claims: 2 * ROOMS, counted: 2 * ROOMS, bookings: ROOMS, keys: PEOPLE });
  },
);

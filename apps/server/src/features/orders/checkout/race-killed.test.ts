import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { beginSession } from '../../../db/sessions/sessions.ts';
import { startSimulator } from '../../../ports/simulator/start-simulator.ts';
import { smallCongress, visitor, type Visitor } from '../../../testing/congress.ts';
import { addressOf } from '../../../testing/database/server.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { startProgram } from '../../../testing/program.ts';
import { freePort, readyAt, type Program } from '../../../testing/spawn-program.ts';
import { watched } from '../../../testing/race/bank.ts';
import { formOf } from '../../../testing/race/places.ts';
import { retryingClient } from '../../../testing/race/stubborn.ts';

const { db, pool, connection } = await testDatabase({ poolSize: 8 });
const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
// Seconds of the provider's schedule become hundredths, so that a notice that found no server is soon repeated.
const simulator = await startSimulator({ faults: { noticeScale: 0.01 } });
afterAll(async () => {
  await simulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const start = (): Program =>
  startProgram({
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(connection),
    DATABASE_POOL: '16',
    PORT: String(port),
    PUBLIC_URL: origin,
    SIMULATOR_URL: simulator.base,
    REQUESTS_PER_MINUTE: '1000000',
  });

const people = 200;
const places = 7;

/** One fee with 7 places, one without limit, and a hotel with 3 beds left for people who did not get one of the 7. */
async function congress() {
  const { cid, feeId: openFee } = await smallCongress(db);
  const scarceFee = await buildFeeKind(db, cid, { size: places });
  const wish = { beds: 3, sellsBeds: true, nights: ['2030-05-01', '2030-05-02'], rooms: 1, bedAmount: 20_000 };
  const { id: roomTypeId } = await buildRoomType(db, cid, await buildHotel(db, cid), wish);
  return { cid, openFee, scarceFee, roomTypeId };
}

interface Bought {
  regId: number;
  orderId: number;
  what: 'place' | 'bed';
}

it(
  `${people} people at the last ${places} places and the last 3 beds, the server killed twice: none oversold, none lost, none twice`,
  { timeout: 300_000 },
  async () => {
    const { cid, openFee, scarceFee, roomTypeId } = await congress();
    const logIn = async (accountId: number) =>
      (await beginSession(db, { kind: 'general', accountId, device: 'test', now: new Date() })).tToken;
    const visitors = await Promise.all(Array.from({ length: people }, () => visitor({ db, logIn })));
    let server = start();
    await readyAt(port, server);
    let kills = 0;
    const restarts: Promise<void>[] = [];
    const killAt = new Set([70, 260]);
    const client = retryingClient(origin, (answers) => {
      if (!killAt.has(answers)) return;
      kills += 1;
      server.child.kill('SIGKILL');
      restarts.push(
        server.ended.then(async () => {
          server = start();
          await readyAt(port, server);
        }),
      );
    });

    const pay = async ({ token }: Visitor, regid: number, total: number): Promise<number> => {
      const made = await client.send(orderCalls.create, { regid, total }, token);
      if (!('order' in made) || !made.order) throw new Error(JSON.stringify(made));
      const { orderId } = made.order;
      const started = await client.send(orderCalls.pay, { orderid: orderId, method: 'native' }, token);
      if (!('paymentId' in started)) throw new Error(JSON.stringify(started));
      const payment = await db
        .selectFrom('payment')
        .select('out_trade_no')
        .where('id', '=', started.paymentId)
        .executeTakeFirstOrThrow();
      await fetch(`${simulator.base}/control/orders/${payment.out_trade_no}/pay`, {
        method: 'POST',
        body: '{"notices":2}',
      });
      for (let state = ''; state !== 'paid';) {
        const answer = await client.send(orderCalls.state, { orderid: orderId }, token);
        if ('error' in answer) throw new Error(JSON.stringify(answer));
        state = answer.state;
      }
      return orderId;
    };
    const buy = async (who: Visitor): Promise<Bought | null> => {
      const saved = await client.send(registrationCalls.add, formOf(who, cid, scarceFee), who.token);
      if ('register' in saved && saved.register.regId !== null)
        return { regId: saved.register.regId, orderId: await pay(who, saved.register.regId, 100_000), what: 'place' };
      expect(saved).toMatchObject({ error: 'fee_sold_out' });
      const other = await client.send(registrationCalls.add, formOf(who, cid, openFee), who.token);
      const regid = 'register' in other ? (other.register.regId ?? 0) : 0;
      const stay = {
        regid,
        roomTypeId,
        checkIn: '2030-05-01',
        checkOut: '2030-05-03',
        part: 'bed' as const,
        gender: 'female' as const,
      };
      const booked = await client.send(hotelCalls.book, stay, who.token);
      if ('booking' in booked) return { regId: regid, orderId: await pay(who, regid, 140_000), what: 'bed' };
      expect(booked).toMatchObject({ error: 'bed_full' });
      return null;
    };

    const { result, watch } = await watched(pool, async () => {
      const bought = await Promise.all(visitors.map(buy));
      await Promise.all(restarts);
      return bought.filter((one) => one !== null);
    });

    expect(kills).toBe(2);
    expect(client.repeats).toBeGreaterThan(0);
    expect([...watch.faults]).toEqual([]);
    expect(result.filter((one) => one.what === 'place')).toHaveLength(places);
    expect(result.filter((one) => one.what === 'bed')).toHaveLength(3);
    // The responses, the database and the provider agree.
    const paid = await db
      .selectFrom('orders')
      .select(['id', 'registration_id'])
      .where('state', '=', 'paid')
      .orderBy('id')
      .execute();
    const told = result.map((one) => ({ id: one.orderId, registration_id: one.regId }));
    expect(told.sort((one, other) => one.id - other.id)).toEqual(paid);
    const { sum } = await db
      .selectFrom('ledger')
      .select((column) => column.fn.sum<number>('amount').as('sum'))
      .executeTakeFirstOrThrow();
    const taken = [...simulator.world.orders.values()].filter((one) => one.state === 'paid');
    expect(sum).toBe(7 * 100_000 + 3 * 140_000);
    expect(taken.reduce((total, one) => total + one.amount, 0)).toBe(sum);
    const { count } = await db
      .selectFrom('registration')
      .select((column) => column.fn.count<number>('id').as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(people);
  },
);

import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { waitingCalls } from '@meetingapp/contract/registration/waiting.ts';
import { addJob } from '../../jobs/queue.ts';
import type { TestApp } from '../app.ts';
import { smallCongress } from '../congress.ts';
import { crowd, doubleTap, tally } from './crowd.ts';
import { formOf } from './places.ts';

export interface WaitingRace {
  newcomers: Partial<Record<string, number>>;
  /** Registrations with an offer or a place from it, in the order of joining. */
  served: number[];
  given: number;
  size: number;
}

/**
 * A full fee with a waiting list. Concurrently some holders cancel, the organiser adds places, several processes offer places, people
 * accept their offers, and newcomers want the same places.
 */
export async function raceForFreed(
  test: TestApp,
  {
    holders,
    freed,
    added,
    waiting,
    newcomers,
  }: Record<'holders' | 'freed' | 'added' | 'waiting' | 'newcomers', number>,
): Promise<WaitingRace> {
  const { cid, feeId } = await smallCongress(test.db, {}, { size: holders });
  const owners = await crowd(test, holders);
  const taken = await Promise.all(
    owners.map((who) => test.call(registrationCalls.add, formOf(who, cid, feeId), { token: who.token })),
  );
  const queue = await crowd(test, waiting);
  const joined: number[] = [];
  for (const who of queue) {
    const body = { ...formOf(who, cid, feeId), cfgid: null };
    const { register } = await test.call(registrationCalls.add, body, { token: who.token });
    joined.push(register.regId ?? 0);
    const wish = { regid: register.regId ?? 0, kind: 'fee' as const, id: feeId };
    await test.call(waitingCalls.waitingJoin, wish, { token: who.token });
  }
  await test.work();
  const strangers = await crowd(test, newcomers);
  const { stock_id: stockId } = await test.db
    .selectFrom('fee_kind')
    .select('stock_id')
    .where('id', '=', feeId)
    .executeTakeFirstOrThrow();
  const giveUp = taken
    .slice(0, freed)
    .map(({ register }) =>
      test.pool.query(`update claim set state = 'released', held_until = null where registration_id = $1`, [
        register.regId,
      ]),
    );
  const add = test.pool.query('update stock set size = size + $2 where id = $1', [stockId, added]);
  const look = Array.from({ length: 8 }, async () => {
    await addJob(test.db, 'registration.offer', { stockId });
    await test.work();
  });
  const yes = queue.map(async (who) => {
    const { entries } = await test.call(waitingCalls.waitingMine, {}, { token: who.token });
    for (const { entryId, state } of entries)
      if (state === 'offered') await doubleTap(test, waitingCalls.waitingAccept, { entryid: entryId }, who.token);
  });
  const [answers] = await Promise.all([
    Promise.all(strangers.map((who) => doubleTap(test, registrationCalls.add, formOf(who, cid, feeId), who.token))),
    ...giveUp,
    add,
    ...look,
    ...yes,
  ]);
  await test.work();
  return { newcomers: tally(answers), ...(await figures(test, stockId, joined)) };
}

async function figures({ pool }: TestApp, stockId: number, joined: number[]) {
  const { rows } = await pool.query<{ registration_id: number; amount: number }>(
    `select registration_id, amount from claim where stock_id = $1 and state <> 'released' and held_until > now()`,
    [stockId],
  );
  const size = await pool.query<{ size: number }>('select size from stock where id = $1', [stockId]);
  return {
    served: joined.flatMap((regId, index) => (rows.some((row) => row.registration_id === regId) ? [index] : [])),
    given: rows.reduce((sum, row) => sum + row.amount, 0),
    size: size.rows[0]?.size ?? 0,
  };
}

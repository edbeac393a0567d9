import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { call, type Call } from '@meetingapp/contract/call.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { testApp } from '../../testing/app.ts';
import { register, smallCongress, visitor } from '../../testing/congress.ts';
import { gate } from '../../testing/gate.ts';
import { performing, type Performed } from '../../testing/performing.ts';
import { insertBegun, KeyTaken, type StepKey } from '../../db/rows/step-key.ts';
import type { Database } from '../../db/connection/database.ts';
import { afterCommit, inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import type { once } from './idempotency.ts';
import { refuse } from './refusal.ts';

const test = await testApp();
const { db } = test;
const write = call({
  path: '/medapp/api/x',
  who: 'account',
  effect: 'write',
  body: v.object({ n: v.optional(v.number(), 0) }),
  answer: v.object({ run: v.number() }),
  errors: ['room_full'],
});
const { token } = await visitor(test);
const kinds = {
  'in steps': write,
  'in one transaction': call({ ...write, whole: true }),
  'with its key in its own first step': call({ ...write, stepwise: true }),
};

let keys = 0;
const freshKey = () => `key-${(keys += 1)}`;

type Handler = NonNullable<Performed['handler']>;

/** What the work of a stepwise call does in its first transaction. */
async function firstStep(key: StepKey | undefined, also?: (transaction: DatabaseTransaction) => Promise<unknown>) {
  if (!key) return;
  await inTransaction(db, async (transaction) => {
    const { rows } = await sql`${insertBegun(transaction, key.request)}`.execute(transaction);
    if (rows.length === 0) throw new KeyTaken();
    await also?.(transaction);
  });
  key.begun();
}

/** A handler that counts its runs. */
function deed(outcome: (run: number) => Promise<object> = async (run) => ({ run }), made: Call = write) {
  let runs = 0;
  const handler: Handler = async (_body, context) => {
    await firstStep((context as { stepKey?: StepKey }).stepKey);
    return outcome((runs += 1));
  };
  return {
    runs: () => runs,
    send: (key: string, body: object = {}) => performing(test, { call: made, handler, token, key, body }),
  };
}

describe.each(Object.entries(kinds))('a repeated request with the same key, done %s', (_kind, made) => {
  it('returns the first answer again and does nothing', async () => {
    const { send, runs } = deed(undefined, made);
    const key = freshKey();
    expect([await send(key), await send(key), await send(key)]).toEqual([{ run: 1 }, { run: 1 }, { run: 1 }]);
    expect(runs()).toBe(1);
  });

  it('waits for the first one while it is running', async () => {
    const finish = gate();
    const { send, runs } = deed(async (run) => {
      await finish.opened;
      return { run };
    }, made);
    const key = freshKey();
    const first = send(key);
    await vi.waitFor(() => expect(runs()).toBe(1));
    const looked = vi.spyOn(globalThis, 'setTimeout');
    const others = Array.from({ length: 4 }, () => send(key));
    // Each of the other requests has polled at least once and waits for its next poll.
    await vi.waitFor(() => expect(looked.mock.calls.filter(([, ms]) => ms === 50).length).toBeGreaterThanOrEqual(4));
    finish.open();
    expect(await Promise.all([first, ...others])).toEqual(Array.from({ length: 5 }, () => ({ run: 1 })));
    expect(runs()).toBe(1);
  });

  it('is refused when its body differs', async () => {
    const { send, runs } = deed(undefined, made);
    const key = freshKey();
    await send(key, { n: 1 });
    expect(await send(key, { n: 2 })).toEqual({ refused: 'key_reused' });
    expect(runs()).toBe(1);
  });

  it('hears the refusal of the first one again, with its faults, and under another key it is done', async () => {
    const refusal = { refused: 'room_full', faults: [{ field: 'n', reason: 'required' }] };
    const { send, runs } = deed(async (run) => (run === 1 ? refusal : { run }), made);
    const key = freshKey();
    expect([await send(key), await send(key), await send(key)]).toEqual([refusal, refusal, refusal]);
    expect(runs()).toBe(1);
    expect(await send(key, { n: 2 })).toEqual({ refused: 'key_reused' });
    expect(await send(freshKey())).toEqual({ run: 2 });
  });

  it('hears one answer, however many come at once and the first is refused', async () => {
    const { send } = deed(async (run) => (run === 1 ? { refused: 'room_full' } : { run }), made);
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await send(key)).toEqual(answers[0]);
  });

  it('runs again when the first one could not reach a provider', async () => {
    const { send } = deed(async (run) => (run === 1 ? { refused: 'payment_unreachable' } : { run }), made);
    const key = freshKey();
    expect(await send(key)).toEqual({ refused: 'payment_unreachable' });
    expect(await send(key)).toEqual({ run: 2 });
  });

  it('is executed again after a failure', async () => {
    const { send } = deed((run) => (run === 1 ? Promise.reject(new Error('no')) : Promise.resolve({ run })), made);
    const key = freshKey();
    await expect(send(key)).rejects.toThrow('no');
    expect(await send(key)).toEqual({ run: 2 });
  });
});

describe('a repeated request with the same key', () => {
  it('is executed again when the server was killed during the first, but only once that is certainly dead', async () => {
    const { send, runs } = deed();
    const key = freshKey();
    await send(key);
    const begun = (seconds: number) =>
      db
        .updateTable('idempotency_key')
        .set({ answer: null, created_at: new Date(Date.now() - seconds * 1000) })
        .where('key', '=', key)
        .execute();
    await begun(1);
    expect(await send(key)).toEqual({ refused: 'key_in_use' });
    expect(runs()).toBe(1);
    await begun(31);
    expect(await send(key)).toEqual({ run: 2 });
  });

  it('of a call that is one transaction leaves no trace when the server was killed during it', async () => {
    const key = freshKey();
    const during = async () => {
      const seen = await db.selectFrom('idempotency_key').select('key').where('key', '=', key).execute();
      return { run: seen.length };
    };
    expect(await deed(during, kinds['in one transaction']).send(key)).toEqual({ run: 0 });
  });

  it('of another person is a separate request', async () => {
    const key = freshKey();
    const other = (await visitor(test)).token;
    const handler = async () => ({ run: 7 });
    await deed().send(key);
    expect(await performing(test, { call: write, handler, token: other, key })).toEqual({ run: 7 });
  });
});

describe('a request without a key', () => {
  it('of a call that is one transaction leaves nothing half done: what it wrote before a refusal is gone', async () => {
    const named = async (name: string) => {
      const { rows } = await sql`select from account where name = ${name}`.execute(db);
      return rows.length;
    };
    const handler: Handler = async (_body, context) => {
      const { db: own } = context as { db: Database };
      await sql`insert into account (name) values ('half done')`.execute(own);
      return refuse('room_full');
    };
    const sent = await performing(test, { call: kinds['in one transaction'], handler, token, key: '', body: {} });
    expect(sent).toMatchObject({ refused: 'room_full' });
    expect(await named('half done')).toBe(0);
    await performing(test, { call: write, handler, token, key: '', body: {} });
    expect(await named('half done')).toBe(1);
  });
});

describe('equal requests to several processes at once', () => {
  const performed = async (ways: (typeof once)[], begun: Promise<unknown>, way: 'whole' | 'stepwise') => {
    await sql`create table if not exists performed (name text)`.execute(db);
    const key = freshKey();
    const claim = {
      db,
      caller: 'someone',
      path: '/x',
      key,
      body: {},
      now: new Date(),
      whole: way === 'whole',
      stepwise: way === 'stepwise',
    };
    const insert = (transaction: Database) => sql`insert into performed values (${key})`.execute(transaction);
    const work = async (transaction: Database, stepKey?: StepKey) => {
      await begun;
      if (stepKey) await firstStep(stepKey, insert);
      else await insert(transaction);
      return { run: Math.random() };
    };
    const answers = await Promise.all(ways.map((request) => request(claim, work, () => false)));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from performed where name = ${key}`.execute(db);
    return { answers: new Set(answers.map((answer) => JSON.stringify(answer))).size, performed: rows[0]?.n };
  };
  /** Modules of their own, as in other processes: they share only the database. */
  const processes = async () =>
    Promise.all(
      ['first', 'second', 'third'].map(
        async (name) => ((await import(/* @vite-ignore */ `./idempotency.ts?${name}`)) as { once: typeof once }).once,
      ),
    );

  it.each(['whole', 'stepwise'] as const)('are performed once, and all hear the same answer (%s)', async (way) => {
    const together = gate();
    const outcome = performed(await processes(), together.opened, way);
    together.open();
    expect(await outcome).toEqual({ answers: 1, performed: 1 });
  });

  it('would be performed by each without the key, and this test would see it', async () => {
    const unprotected: typeof once = async (claim, work) => inTransaction(claim.db, work);
    const outcome = await performed([unprotected, unprotected, unprotected], Promise.resolve(), 'whole');
    expect(outcome).toEqual({ answers: 3, performed: 3 });
  });

  it('do not run what waits for the commit when theirs was not the first', async () => {
    const ran: number[] = [];
    const claim = { db, caller: 'someone', path: '/y', key: freshKey(), body: {}, now: new Date(), whole: true };
    const both = gate();
    let begun = 0;
    const ways = (await processes()).slice(0, 2);
    await Promise.all(
      ways.map((way, at) =>
        way(
          claim,
          async (transaction) => {
            begun += 1;
            if (begun === ways.length) both.open();
            await both.opened;
            afterCommit(transaction, () => ran.push(at));
            return { at };
          },
          () => false,
        ),
      ),
    );
    expect(ran).toHaveLength(1);
  });
});

it('answers with a log-in token are not saved', async () => {
  await test.call(accountCalls.sendCode, { to: '13800001111', purpose: 'login' }, { token, key: freshKey() });
  const body = { to: '13800001111', code: '000000' };
  await test.attempt(accountCalls.loginByCode, body, { token, key: 'login' });
  expect(await db.selectFrom('idempotency_key').select('path').where('path', 'like', '%account%').execute()).toEqual(
    [],
  );
});

describe('[C5] over HTTP', () => {
  it('two taps with one key create one registration and one order', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const body = { cid, cfgid: feeId, ...who.answers };
    const key = freshKey();
    const saved = await Promise.all(
      [1, 2, 3].map(() => test.call(registrationCalls.add, body, { token: who.token, key })),
    );
    expect(new Set(saved.map(({ register: made }) => made.regId)).size).toBe(1);
    const regid = await register(test, who, cid, feeId);
    const wish = { regid, total: 100_000 };
    const orders = await Promise.all([1, 2].map(() => test.call(orderCalls.create, wish, { token: who.token, key })));
    expect(orders[0]).toEqual(orders[1]);
    expect(
      await test.attempt(orderCalls.create, { ...wish, total: 1 }, { token: who.token, key, language: 'en' }),
    ).toEqual({
      code: 1003,
      error: 'key_reused',
      msg: 'This differs from what was sent before; reload and try again',
    });
  });
});

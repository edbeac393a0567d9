import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { compiled, sendTogether } from './compiled.ts';
import { inTransaction } from './transaction.ts';

const { db } = await testDatabase();

describe('a compiled statement', () => {
  it('is built once and executed with the values of each call, beside constants and values used twice', async () => {
    let built = 0;
    const named = compiled((from, { id, minutes }: { id: number; minutes: number }) => {
      built += 1;
      return from
        .selectFrom('conference')
        .select(['id', sql<number>`${minutes}::int`.as('minutes')])
        .where('id', '=', id)
        .where('state', '<>', 'stopped')
        .where('hold_minutes', '<>', minutes);
    });
    const [one, other] = [
      await buildConference(db, { holdMinutes: 30 }),
      await buildConference(db, { holdMinutes: 40 }),
    ];
    expect(await named(db, { id: one, minutes: 1 })).toEqual([{ id: one, minutes: 1 }]);
    expect(await named(db, { id: other, minutes: 2 })).toEqual([{ id: other, minutes: 2 }]);
    expect(await named(db, { id: other, minutes: 40 })).toEqual([]);
    expect(built).toBe(1);
  });

  it('belongs to the transaction that it is executed in', async () => {
    const cid = await buildConference(db, { holdMinutes: 30 });
    const change = compiled((to, { id, at }: { id: number; at: Date | null }) =>
      to
        .updateTable('conference')
        .set({ hold_minutes: 5, registration_opens_at: at })
        .where('id', '=', id)
        .returning('hold_minutes'),
    );
    const undone = inTransaction(db, async (transaction) => {
      expect(await change(transaction, { id: cid, at: null })).toEqual([{ hold_minutes: 5 }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const row = await db.selectFrom('conference').select('hold_minutes').where('id', '=', cid).executeTakeFirst();
    expect(row).toEqual({ hold_minutes: 30 });
  });

  it('whose text depends on a value is refused', async () => {
    const pasted = compiled(
      (_db, { id }: { id: number }) => sql`select 1 from conference where id = ${sql.raw(`${id}`)}`,
    );
    await expect(pasted(db, { id: 1 })).rejects.toThrow('depends on its value id');
    const spread = compiled((_db, values: { ids: number[] }) => sql`select ${[...values.ids]}::int[]`);
    await expect(spread(db, { ids: [1] })).rejects.toThrow(/iterable/);
  });
});

describe('two statements that are sent together', () => {
  const rename = compiled((to, { id, minutes }: { id: number; minutes: number }) =>
    to.updateTable('conference').set({ hold_minutes: minutes }).where('id', '=', id).returning('hold_minutes'),
  );
  const read = compiled((from, { id }: { id: number }) =>
    from.selectFrom('conference').select('hold_minutes').where('id', '=', id),
  );
  const divide = compiled((_db, { by }: { by: number }) => sql<{ n: number }>`select 1 / ${by}::int as n`);

  it('are performed in this order: the second one sees what the first one wrote', async () => {
    const id = await buildConference(db, { holdMinutes: 30 });
    const rows = await inTransaction(db, (transaction) =>
      sendTogether(transaction, rename.with({ id, minutes: 7 }), read.with({ id })),
    );
    expect(rows).toEqual([[{ hold_minutes: 7 }], [{ hold_minutes: 7 }]]);
  });

  it('leave nothing behind when either fails', async () => {
    const id = await buildConference(db, { holdMinutes: 30 });
    const [changed, failing] = [rename.with({ id, minutes: 7 }), divide.with({ by: 0 })];
    for (const [first, second] of [
      [changed, failing],
      [failing, changed],
    ] as const)
      await expect(inTransaction(db, (transaction) => sendTogether(transaction, first, second))).rejects.toThrow(
        'division by zero',
      );
    expect(await read(db, { id })).toEqual([{ hold_minutes: 30 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { registrationImportCalls as calls } from '@meetingapp/contract/registration/import.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch, buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { isUnavailable } from '../../../db/connection/unavailable.ts';
import { testApp } from '../../../testing/app.ts';
import { watched } from '../../../testing/race/bank.ts';
import { orderPorts, peopleFrom, raceOfImports } from '../../../testing/race/imports.ts';
import { taskRegistry } from '../../../task-registry.ts';
import { runTask } from '../../tasks/commands-run.ts';
import { applyRegistrations, type OrderPorts } from './commands-apply.ts';

const test = await testApp({ poolSize: 24 });
const { db, pool, ports } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const token = await buildStaffToken(db, staffId);
const now = new Date();

/** Refuses people together, so that they are entered one by one. */
const oneByOne: OrderPorts = {
  ...orderPorts,
  orderAllAtDesk: () => Promise.reject(Object.assign(new Error('together'), { code: '23000' })),
};

async function congress(size: number | null = null) {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, plainFields);
  await buildBranch(db, cid, { title: { zh: '东会场', en: 'East' }, size: 6 });
  await buildBranch(db, cid, { title: { zh: '西会场', en: 'West' } });
  const feeId = await buildFeeKind(db, cid, { title: both('标准', 'Standard'), size });
  await buildFeeKind(db, cid, { title: both('免费', 'Free'), amount: 0 });
  return { cid, feeId };
}

const columns = ['name', 'phone', 'email', '@branch', '@fee', '@paid', '@amount', '@source'];
const apply = (cid: number, using: OrderPorts, rows: readonly string[][]) =>
  inTransaction(db, (transaction) =>
    applyRegistrations(
      transaction,
      using,
      { conferenceId: cid, about: null, columns, staffId, language: 'en', movesMoney: true, now },
      rows.map((cells, at) => ({ number: at + 2, cells, fate: 'new' })),
    ),
  );

/** Everything that an import writes about people, without numbers that are drawn. */
async function written(cid: number) {
  const { rows } = await pool.query<{ all: object }>(
    `select jsonb_build_object(
      'registration', to_jsonb(registration) - '{id,conference_id,account_id,number,card_id,entry_code,form_version_id,branch_id,fee_kind_id,changed}'::text[],
      'branch', (select title from branch where id = branch_id), 'fee', (select title from fee_kind where id = fee_kind_id),
      'account', (select name from account where account.id = account_id),
      'identities', (select jsonb_agg(jsonb_build_array(kind, value, verified_at)) from identity
        where identity.account_id = registration.account_id),
      'registrations of the account', (select count(*) from registration as same
        where same.account_id = registration.account_id and same.conference_id = registration.conference_id),
      'events', (select jsonb_agg(to_jsonb(step) - '{id,registration_id}'::text[] order by id) from registration_event as step
        where registration_id = registration.id),
      'claims', (select jsonb_agg(jsonb_build_array(stock.kind, amount, claim.state, held_until) order by stock.kind)
        from claim join stock on stock.id = stock_id where registration_id = registration.id),
      'tickets', (select count(*) from ticket where registration_id = registration.id and state = 'valid'),
      'orders', (select jsonb_agg(to_jsonb(orders)
          - '{id,conference_id,account_id,registration_id,number,kept_payment_id,changed}'::text[] || jsonb_build_object(
          'kept', kept_payment_id is not null,
          'lines', (select jsonb_agg(to_jsonb(line) - '{id,order_id}'::text[]) from order_line as line where order_id = orders.id),
          'events', (select jsonb_agg(to_jsonb(step) - '{id,order_id}'::text[]) from order_event as step where order_id = orders.id),
          'payments', (select jsonb_agg(to_jsonb(payment) - '{id,order_id,out_trade_no,provider_number}'::text[] || jsonb_build_object(
            'booked', (select jsonb_agg(to_jsonb(ledger) - '{id,conference_id,order_id,payment_id}'::text[]) from ledger
              where payment_id = payment.id))) from payment where order_id = orders.id)))
        from orders where registration_id = registration.id)) as all
    from registration where conference_id = $1 order by person_key, branch_id`,
    [cid],
  );
  return rows.map((row) => row.all);
}

describe('[O7] people of a list who are registered together', () => {
  it('get what they get one by one: account, places, order, payment, history; and so do those who cannot be', async () => {
    const outcomes: unknown[] = [];
    const all: string[] = [];
    for (const [at, using] of [orderPorts, oneByOne].entries()) {
      const { cid, feeId } = await congress(8);
      const phone = (end: number) => `1370${at}${String(end).padStart(6, '0')}`;
      // Somebody who has begun to register.
      const accountId = await buildAccount(db, { name: '', phone: phone(3) });
      await db.updateTable('identity').set({ verified_at: now }).where('account_id', '=', accountId).execute();
      await buildRegistration(db, cid, { accountId, state: 'draft', personKey: phone(3), name: '', createdAt: now });
      const rows = [
        ['林知远', phone(1), '', '东会场', '标准', '现金', '', '学会'],
        ['周晓晴', phone(2), `second${at}@example.org`, '西会场', '标准', '', '', ''],
        ['苏曼青', phone(3), '', '东会场', '免费', '', '', ''],
        ['何雨桐', phone(4), `fourth${at}@example.org`, '西会场', '标准', '刷卡', '800', ''],
        ['', phone(5), '', '西会场', '标准', '', '', ''],
        // The same person in the other branch, and once more in the same.
        ['林知远', phone(1), '', '西会场', '标准', '', '', ''],
        ['林知远', phone(1), '', '东会场', '标准', '', '', ''],
        ...Array.from({ length: 9 }, (_, of) => [`人${of}`, phone(10 + of), '', '东会场', '标准', '是', '', '']),
      ];
      const applied = await apply(cid, using, rows);
      outcomes.push(applied.map(({ refusal }) => refusal));
      const text = JSON.stringify(await written(cid));
      all.push(text.replaceAll(`1370${at}`, '1370').replaceAll(/(second|fourth)\d@/g, '$1@'));
      const { rows: taken } = await pool.query(
        `select sum(amount)::int as taken from claim join fee_kind using (stock_id) where fee_kind.id = $1 and state <> 'released'`,
        [feeId],
      );
      expect(taken).toEqual([{ taken: 8 }]);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(JSON.parse(all[0] ?? '')).toEqual(JSON.parse(all[1] ?? ''));
  });

  it('do not fail with one whom the database refuses', async () => {
    const { cid } = await congress();
    await pool.query(`create function refuse_one() returns trigger language plpgsql as $$ begin
        if new.name = '苏曼青' and new.state <> 'draft' then
          raise exception 'registered elsewhere' using errcode = '23505', constraint = 'registration_person'; end if;
        return new; end $$;
      create trigger refuse_one before insert or update on registration for each row execute function refuse_one()`);
    const people = ['林知远', '周晓晴', '苏曼青', '何雨桐'];
    const applied = await apply(
      cid,
      orderPorts,
      people.map((name, at) => [name, `1390000200${at}`, '', '西会场', '标准', '现金', '', '']),
    );
    await pool.query('drop trigger refuse_one on registration');
    expect(applied.map(({ refusal }) => refusal?.refused ?? null)).toEqual([null, null, 'already_registered', null]);
    const { rows } = await pool.query(
      `select (select count(*)::int from registration where conference_id = $1) as people,
        (select count(*)::int from orders where conference_id = $1 and state = 'paid') as paid,
        (select count(*)::int from ledger where conference_id = $1) as booked`,
      [cid],
    );
    expect(rows).toEqual([{ people: 3, paid: 3, booked: 3 }]);
  });

  it('are registered once each when the process is killed in the middle', async () => {
    const { cid } = await congress(250);
    const list = [
      '姓名,手机,分会场,费用类型,付款状态',
      ...peopleFrom(13_900_300_000, 250).map(({ cells }) => `${cells[0]},${cells[1]},西会场,标准,现金`),
    ];
    const { id } = await test.call(calls.importUpload, { cid }, { token, file: list.join('\n') });
    await test.call(calls.importCheck, { cid, id }, { token });
    await test.work();
    const checked = await test.call(calls.importState, { cid, id }, { token, language: 'en' });
    expect(checked.state).toMatchObject({ counts: { new: 250 }, reasons: [] });
    const { taskId } = await test.call(calls.importApply, { cid, id }, { token });
    await pool.query(`create function kill_it() returns trigger language plpgsql as $$ begin
        if new.name = '人13900300150' then perform pg_terminate_backend(pg_backend_pid()); end if;
        return null; end $$;
      create trigger kill_it after insert on registration for each row execute function kill_it()`);
    const context = { db, ports, publicUrl: 'http://localhost', clock: () => new Date() };
    await expect(runTask(taskRegistry, taskId, context)).rejects.toSatisfy(isUnavailable);
    const figures = async () =>
      (
        await pool.query<Record<string, number>>(
          `select (select count(*)::int from registration where conference_id = $1) as people,
            (select count(*)::int from task_row where task_id = $2) as results,
            (select count(*)::int from sheet_import_row where import_id = $3 and done is not null) as done,
            (select count(*)::int from ledger where conference_id = $1) as booked`,
          [cid, taskId, id],
        )
      ).rows[0];
    expect(await figures()).toEqual({ people: 100, results: 100, done: 100, booked: 100 });
    await pool.query('drop trigger kill_it on registration');
    await runTask(taskRegistry, taskId, context);
    expect(await figures()).toEqual({ people: 250, results: 250, done: 250, booked: 250 });
    const { state } = await test.call(calls.importState, { cid, id }, { token });
    expect(state.apply).toMatchObject({ state: 'done', done: 250, refused: 0 });
  });

  it('of several lists at once get no place that does not exist', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(pool, () => raceOfImports(test, 6, 30, 50));
    expect(result).toMatchObject({ given: 50, paid: 50, booked: 50, people: 50, applied: 50 });
    expect([...result.reasons].toSorted()).toEqual(['fee_sold_out', 'ok']);
    expect([...watch.faults]).toEqual([]);
  });
});

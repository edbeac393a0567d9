import { describe, expect, it } from 'vitest';
import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import { orderDeskCalls as money } from '@meetingapp/contract/orders/desk.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch, buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration, type RegistrationInput } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { order, paidRegistration, register, visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));

/** A congress for one test, with review. */
async function congress(review = true, size: number | null = null) {
  const cid = await buildConference(db, { societyId, review });
  await buildForm(db, cid);
  return { cid, feeId: await buildFeeKind(db, cid, { size }) };
}

async function handedIn(cid: number, feeId: number) {
  const who = await visitor(test);
  const id = await register(test, who, cid, feeId);
  const { preview } = await test.call(orderCalls.preview, { regid: id }, { token: who.token });
  await test.call(orderCalls.create, { regid: id, total: preview.total }, { token: who.token });
  return { who, id };
}

const everything = {};
const listed = async (cid: number, filter: object = everything, more: object = {}) =>
  (await test.call(calls.list, { cid, filter, ...more }, { token })).rows.map((row) => row.name);
const detail = async (cid: number, id: number) =>
  (await test.call(calls.detail, { cid, id }, { token, language: 'en' })).registration;

describe('[O6] the list of registrations', () => {
  it('is found by any part of name, phone, organisation and number, and by pinyin and its initials', async () => {
    const { cid } = await congress();
    const build = (name: string, phone: string, company: string, more: RegistrationInput = {}) =>
      buildRegistration(db, cid, { name, phone, answers: { company, email: `${phone}@example.org` }, ...more });
    await build('林知远', '13857126048', '江州大学附属第一医院');
    await build('苏曼青', '13605710022', '湖山心血管医院');
    await build('Amara Okafor', '13905711873', "St Brigid's Hospital");
    for (const words of ['林', '知远', 'linzhiyuan', 'LZY', '13857', '附属第一', '7126', 'jzdx'])
      expect(await listed(cid, { words }), words).toEqual(['林知远']);
    for (const words of ['okafor', 'Brigid', 'am'])
      expect(await listed(cid, { words }), words).toEqual(['Amara Okafor']);
    expect(await listed(cid, { words: '医院' })).toHaveLength(2);
    expect(await listed(cid, { words: '%' })).toEqual([]);
    expect(await listed(cid, { words: '苏 林' })).toEqual([]);
  });

  it('filters by state, fee, order and day, counts what it finds, and pages without loss in every order', async () => {
    const { cid, feeId } = await congress();
    const names = Array.from({ length: 23 }, (_, index) => `Person ${String(index).padStart(2, '0')}`);
    for (const [index, name] of names.entries()) {
      const id = await buildRegistration(db, cid, {
        name,
        feeKindId: feeId,
        state: index < 5 ? 'submitted' : 'confirmed',
      });
      if (index >= 5) await buildOrder(db, id, { lines: [{ amount: (index % 4) * 100 }] });
    }
    await buildRegistration(db, cid, { name: 'unsaid', state: 'draft' });
    const found = await test.call(calls.list, { cid, filter: { states: ['submitted'] } }, { token });
    expect(found).toMatchObject({ count: 5, all: 23 });
    expect(await listed(cid, { orders: ['none'] })).toHaveLength(5);
    expect(await listed(cid, { fees: [feeId + 999] })).toEqual([]);
    expect(await listed(cid, { until: '2020-01-01' })).toEqual([]);
    expect(await listed(cid, { states: ['draft'] })).toEqual(['unsaid']);
    for (const sort of ['changed', 'name', 'amount'] as const)
      for (const descending of [true, false]) {
        const seen: string[] = [];
        let after: { key: string; id: number } | null = null;
        do {
          const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(cid, sort, descending, after);
          seen.push(...page.rows.map((row) => row.name));
          after = page.next;
        } while (after);
        expect([...seen].sort(), `${sort} ${descending}`).toEqual(names);
        if (sort === 'name') expect(seen).toEqual(descending ? [...names].reverse() : names);
      }
    expect(
      await test.attempt(calls.list, { cid, filter: {}, sort: 'amount', after: { key: 'x', id: 1 } }, { token }),
    ).toMatchObject({ error: 'body_invalid' });
  });

  it('shows an amount and a state as soon as they change', async () => {
    const { cid, feeId } = await congress(false);
    const { regId, total } = await paidRegistration(test, cid, feeId);
    const { rows } = await test.call(calls.list, { cid, filter: {} }, { token });
    expect(rows).toMatchObject([{ id: regId, amount: total, orderState: 'paid', state: 'confirmed' }]);
  });

  it('saves personal and shared views, with counts', async () => {
    const { cid } = await congress();
    await buildRegistration(db, cid, { state: 'submitted' });
    const view = { cid, filter: { states: ['submitted' as const] }, columns: ['name' as const] };
    const { id } = await test.call(calls.saveView, { ...view, name: '我的' }, { token });
    const colleague = await buildStaffToken(db, await buildStaff(db, societyId, { email: 'two@example.org' }));
    expect((await test.call(calls.choices, { cid }, { token })).views).toMatchObject([{ id, mine: true, count: 1 }]);
    expect((await test.call(calls.choices, { cid }, { token: colleague })).views).toEqual([]);
    expect(await test.attempt(calls.removeView, { cid, id }, { token: colleague })).toMatchObject({
      error: 'not_found',
    });
    await test.call(calls.removeView, { cid, id }, { token });
    expect((await test.call(calls.choices, { cid }, { token })).views).toEqual([]);
  });
});

describe('[O6] review', () => {
  it('approves a submission, notifies the person, and holds the place for payment', async () => {
    const { cid, feeId } = await congress(true, 1);
    const { who, id } = await handedIn(cid, feeId);
    expect((await detail(cid, id)).can).toMatchObject({ approve: '', refuse: '' });
    await test.call(calls.approve, { cid, id }, { token });
    const after = await detail(cid, id);
    expect(after).toMatchObject({ state: 'approved', can: { approve: 'Approved already', reopen: '' } });
    expect(after.messages).toMatchObject([{ text: 'Approved' }]);
    expect(after.history[0]).toMatchObject({ event: 'approve', by: '程望舒' });
    expect((await order(test, who, id)).state).toBe('open');
    expect(await test.attempt(calls.approve, { cid, id }, { token })).toMatchObject({ error: 'registration_locked' });
  });

  it('confirms a free registration on approval without another step', async () => {
    const cid = await buildConference(db, { societyId, review: true });
    await buildForm(db, cid);
    const feeId = await buildFeeKind(db, cid, { amount: 0 });
    const { id } = await handedIn(cid, feeId);
    await test.call(calls.approve, { cid, id }, { token });
    await test.work();
    expect((await detail(cid, id)).state).toBe('confirmed');
  });

  it('rejects with a reason, releases the place, and takes it again when reverted', async () => {
    const { cid, feeId } = await congress(true, 1);
    const { id } = await handedIn(cid, feeId);
    expect(await test.attempt(calls.refuse, { cid, id, reason: ' ' }, { token })).toMatchObject({
      error: 'body_invalid',
    });
    await test.call(calls.refuse, { cid, id, reason: '材料不全' }, { token });
    expect((await detail(cid, id)).history[0]).toMatchObject({ event: 'refuse', why: '材料不全' });
    const other = await handedIn(cid, feeId);
    expect(await test.attempt(calls.reopen, { cid, id }, { token })).toMatchObject({ error: 'fee_sold_out' });
    await test.call(calls.refuse, { cid, id: other.id, reason: 'x', tell: false }, { token });
    await test.call(calls.reopen, { cid, id }, { token });
    expect((await detail(cid, id)).state).toBe('submitted');
  });

  it('saves a note visible to staff only', async () => {
    const { cid, feeId } = await congress(false);
    const { who, regId } = await paidRegistration(test, cid, feeId);
    await test.call(calls.note, { cid, id: regId, note: 'only us' }, { token });
    expect((await detail(cid, regId)).history[0]).toMatchObject({ event: 'note', why: 'only us' });
    const own = await test.app.inject({
      method: 'POST',
      url: '/medapp/api/template/register/read',
      headers: { token: who.token },
      payload: { regid: regId },
    });
    expect(own.body).not.toContain('only us');
  });

  it('does not touch a registration of another conference', async () => {
    const { cid, feeId } = await congress();
    const { id } = await handedIn(cid, feeId);
    const sister = await buildConference(db, { societyId });
    for (const [call, more] of [
      [calls.detail, {}],
      [calls.approve, {}],
      [calls.refuse, { reason: 'x' }],
      [calls.reopen, {}],
      [calls.note, { note: 'x' }],
    ] as const)
      expect(await test.attempt(call, { cid: sister, id, ...more }, { token }), call.path).toMatchObject({
        error: 'not_found',
      });
    expect((await detail(cid, id)).state).toBe('submitted');
    const stranger = await buildStaffToken(
      db,
      await buildStaff(db, await buildSociety(db), { email: 'x@example.org' }),
    );
    expect(await test.attempt(calls.list, { cid, filter: {} }, { token: stranger })).toMatchObject({
      error: 'forbidden',
    });
  });

  it('applies to many at once, with a result for each', async () => {
    const { cid, feeId } = await congress();
    const one = await handedIn(cid, feeId);
    const two = await handedIn(cid, feeId);
    await test.call(calls.approve, { cid, id: one.id }, { token });
    const { taskId } = await test.call(
      calls.bulk,
      { cid, act: 'approve', chosen: { filter: {} } },
      { token, language: 'en' },
    );
    await test.work();
    const { task, refusedRows } = await test.call(taskCalls.detail, { cid, id: taskId }, { token, language: 'en' });
    expect(task).toMatchObject({ state: 'done', total: 2, done: 2, refused: 1 });
    expect(refusedRows).toMatchObject([{ number: 1, label: expect.stringContaining('周晓晴') }]);
    expect((await detail(cid, two.id)).state).toBe('approved');
    expect(await test.attempt(calls.bulk, { cid, act: 'refuse', chosen: { filter: {} } }, { token })).toMatchObject({
      error: 'body_invalid',
    });
    await test.call(
      calls.bulk,
      {
        cid,
        act: 'message',
        chosen: { ids: [one.id] },
        message: { subject: { zh: '会场', en: '' }, text: { zh: '{name}请到二号厅', en: '' } },
      },
      { token },
    );
    await test.work();
    expect((await detail(cid, one.id)).messages[0]).toMatchObject({ text: 'Notice of the organiser' });
    await test.call(calls.undoBulk, { cid, taskId }, { token });
    await test.work();
    // Undo reverts only the approvals of this task.
    expect([(await detail(cid, one.id)).state, (await detail(cid, two.id)).state]).toEqual(['approved', 'submitted']);
  });

  it('cancels many, each with the refund of the policy', async () => {
    const { cid, feeId } = await congress(false);
    const { regId, total } = await paidRegistration(test, cid, feeId);
    const weak = await buildStaffToken(
      db,
      await buildStaff(db, societyId, { email: 'weak@example.org', role: 'organiser' }),
    );
    const body = { cid, act: 'cancel', chosen: { filter: {} }, reason: '会议取消', back: 'all' } as const;
    expect(await test.attempt(calls.bulk, body, { token: weak })).toMatchObject({ error: 'forbidden' });
    await test.call(calls.bulk, body, { token });
    await test.work();
    expect(await detail(cid, regId)).toMatchObject({ state: 'cancelled', orders: [{ refunds: [{ amount: total }] }] });
  });
});

describe('[O6] corrections by staff', () => {
  it('edit answers by the rules of the form, and report which field is wrong', async () => {
    const { cid, feeId } = await congress(false);
    const { regId } = await paidRegistration(test, cid, feeId);
    const edit = (answers: Record<string, string>) => test.attempt(calls.edit, { cid, id: regId, answers }, { token });
    expect(await edit({ name: '' })).toMatchObject({ error: 'answers_invalid', faults: [{ field: 'name' }] });
    expect(await edit({ name: '林知远' })).toMatchObject({ code: 0 });
    const after = await detail(cid, regId);
    expect(after).toMatchObject({ name: '林知远', state: 'confirmed', history: [{ event: 'edit' }, {}, {}] });
    expect(await listed(cid, { words: 'lzy' })).toEqual(['林知远']);
    expect((await test.call(calls.form, { cid, id: regId }, { token })).fields.map((one) => one.cfgValue)[0]).toBe(
      '林知远',
    );
  });

  it('[O12] do not overwrite an answer that somebody else has changed since it was read', async () => {
    const { cid, feeId } = await congress(false);
    const { regId } = await paidRegistration(test, cid, feeId);
    const { name } = await detail(cid, regId);
    const edit = (given: string) =>
      test.attempt(calls.edit, { cid, id: regId, answers: { name: given }, seen: { name } }, { token });
    expect(await edit('林知远')).toMatchObject({ code: 0 });
    expect(await edit('林致远')).toMatchObject({ error: 'changed_meanwhile' });
    expect(await edit('林知远')).toMatchObject({ code: 0 });
    expect(await detail(cid, regId)).toMatchObject({ name: '林知远' });
  });

  it('move somebody to another branch only when there is room, and release the old place', async () => {
    const { cid, feeId } = await congress(false);
    const [from, to] = [await buildBranch(db, cid, { size: 2 }), await buildBranch(db, cid, { size: 1 })];
    const wish = { branchId: from, feeKindId: feeId } as const;
    const one = await buildRegistration(db, cid, wish);
    const two = await buildRegistration(db, cid, wish);
    const move = (id: number, branchId: number) => test.attempt(calls.move, { cid, id, branchId }, { token });
    expect(await move(one, to)).toMatchObject({ code: 0 });
    expect(await move(two, to)).toMatchObject({ error: 'branch_full' });
    expect(await move(one, from)).toMatchObject({ code: 0 });
    expect(await move(two, to)).toMatchObject({ code: 0 });
    const claims = await db
      .selectFrom('claim')
      .innerJoin('branch', 'branch.stock_id', 'claim.stock_id')
      .select(['branch.id', 'claim.registration_id as who'])
      .where('claim.state', '=', 'confirmed')
      .where('branch.conference_id', '=', cid)
      .orderBy('who')
      .execute();
    expect(claims).toEqual([
      { id: from, who: one },
      { id: to, who: two },
    ]);
  });

  it('refund a part, and end a registration with the refund that staff chose', async () => {
    const { cid, feeId } = await congress(false, 1);
    const { regId, total } = await paidRegistration(test, cid, feeId);
    const reason = '重复报名';
    // The provider completes all requested refunds and notifies.
    const settled = async () => {
      await test.work();
      const asked = await db
        .selectFrom('refund')
        .innerJoin('orders', 'orders.id', 'refund.order_id')
        .select('out_refund_no')
        .where('orders.registration_id', '=', regId)
        .where('refund.state', '=', 'sent')
        .execute();
      for (const one of asked) await test.control(`/refunds/${one.out_refund_no}/settle`);
      await expect
        .poll(async () => (await detail(cid, regId)).orders.some(({ state }) => state === 'refunding'))
        .toBe(false);
    };
    const ask = (call: typeof money.cancelAtDesk | typeof money.refundAtDesk, amount: number) =>
      test.attempt(call, { cid, id: regId, amount, reason }, { token });
    expect(await ask(money.refundAtDesk, total + 1)).toMatchObject({ error: 'refund_too_large' });
    expect(await ask(money.refundAtDesk, 10_000)).toMatchObject({ code: 0 });
    expect(await ask(money.cancelAtDesk, 0)).toMatchObject({ error: 'order_state' });
    await settled();
    expect((await detail(cid, regId)).orders[0]).toMatchObject({ state: 'partly_refunded', refunded: 10_000 });
    const organiser = await buildStaff(db, societyId, { email: 'o@example.org', role: 'organiser' });
    const weak = { token: await buildStaffToken(db, organiser) };
    expect(await test.attempt(money.cancelAtDesk, { cid, id: regId, amount: 1, reason }, weak)).toMatchObject({
      error: 'forbidden',
    });
    expect(await ask(money.cancelAtDesk, total - 10_000)).toMatchObject({ code: 0 });
    await settled();
    const after = await detail(cid, regId);
    expect(after).toMatchObject({ state: 'cancelled', orders: [{ state: 'refunded', refunded: total }] });
    const { rows } = await test.pool.query('select sum(amount)::int as sum from ledger where conference_id = $1', [
      cid,
    ]);
    expect(rows).toEqual([{ sum: 0 }]);
    expect((await handedIn(cid, feeId)).id).toBeGreaterThan(regId);
  });
});

async function pageAt(
  cid: number,
  sort: 'changed' | 'name' | 'amount',
  descending: boolean,
  after: { key: string; id: number } | null,
) {
  return test.call(calls.list, { cid, filter: {}, sort, descending, after, limit: 4 }, { token });
}

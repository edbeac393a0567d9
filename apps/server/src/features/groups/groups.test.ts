import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { groupConsoleCalls as deskCalls } from '@meetingapp/contract/groups/console.ts';
import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import {
  order,
  payAtProvider,
  readOrder,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../testing/congress.ts';

const test = await testApp();
const { db, pool } = test;

async function ownGroup(wish: { payer?: 'contact' | 'self'; most?: number; branchId?: number } = {}) {
  const { cid, feeId } = await smallCongress(db, { refundPolicy: [{ untilDaysBefore: 10, percent: 50 }] });
  const contact = await visitor(test);
  const { payer = 'contact', most = 30, branchId = null } = wish;
  const options = { token: contact.token };
  const made = await test.call(groupCalls.groupCreate, { cid, name: '湖山医院', payer, branchId }, options);
  const { groupId } = made.group;
  const { group } = await test.call(groupCalls.groupLink, { groupid: groupId, days: 7, most }, options);
  const read = async () => (await test.call(groupCalls.groupRead, { groupid: groupId }, options)).group;
  return { cid, feeId, contact, groupId, link: group.links[0]!, read };
}

const save = (who: Awaited<ReturnType<typeof visitor>>, cid: number, feeId: number | null, group: string) =>
  test.attempt(
    registrationCalls.add,
    { regid: null, uid: null, cid, cfgid: feeId, src: '', sub_cid: null, group, ...who.answers },
    { token: who.token },
  );

describe('[A7] a group', () => {
  it('is joined by its link, where each person fills in the real form, and by hand', async () => {
    const { cid, feeId, contact, groupId, link, read } = await ownGroup();
    const who = await visitor(test);
    expect(await save(who, cid, feeId, link.token)).toMatchObject({ code: 0 });
    await register(test, contact, cid, feeId, { group: `g${groupId}` });
    const { people, size, links } = await read();
    expect(people).toMatchObject([{ byContact: false, state: 'draft' }, { byContact: true }]);
    expect(size).toBe(2);
    expect(links).toMatchObject([{ used: 1, open: true }]);
    expect(link.token.length).toBeGreaterThanOrEqual(24);
  });

  it('admits nobody by a revoked, expired or full link, and keeps those who joined', async () => {
    const { cid, feeId, contact, groupId, link, read } = await ownGroup({ most: 1 });
    const [one, two] = [await visitor(test), await visitor(test)];
    const answers = await Promise.all([save(one, cid, feeId, link.token), save(two, cid, feeId, link.token)]);
    expect(answers.map((answer) => ('error' in answer ? answer.error : 'ok')).sort()).toEqual(['group_full', 'ok']);
    await test.call(groupCalls.groupRevoke, { groupid: groupId, linkid: link.linkId }, { token: contact.token });
    expect(await save(await visitor(test), cid, feeId, link.token)).toMatchObject({ error: 'group_link_over' });
    await pool.query(`update group_link set revoked_at = null, expires_at = now() - interval '1 s' where id = $1`, [
      link.linkId,
    ]);
    expect(await save(await visitor(test), cid, feeId, link.token)).toMatchObject({ error: 'group_link_over' });
    expect((await read()).people).toHaveLength(1);
  });

  it('keeps those who are still filling in their form when its link ends: they choose their fee and finish', async () => {
    const { cid, feeId, contact, groupId, link, read } = await ownGroup();
    const who = await visitor(test);
    const begun = await save(who, cid, null, link.token);
    expect(begun).toMatchObject({ code: 0 });
    const { regId } = (begun as unknown as { register: { regId: number } }).register;
    await test.call(groupCalls.groupRevoke, { groupid: groupId, linkid: link.linkId }, { token: contact.token });
    const body = { uid: null, cid, cfgid: feeId, src: '', sub_cid: null, group: link.token, ...who.answers };
    expect(await test.attempt(registrationCalls.add, { ...body, regid: regId }, { token: who.token })).toMatchObject({
      code: 0,
    });
    expect((await read()).people).toMatchObject([{ regId, state: 'draft' }]);
    // A person with another registration has not joined.
    const other = await visitor(test);
    const alone = await register(test, other, cid, feeId);
    const late = { ...body, ...other.answers, regid: alone };
    expect(await test.attempt(registrationCalls.add, late, { token: other.token })).toMatchObject({
      error: 'group_link_over',
    });
  });

  it('is shown to who opens its link before anything is typed: its name, who pays, and why nobody can join any more', async () => {
    const { cid, feeId, contact, groupId, link } = await ownGroup({ most: 1 });
    const who = await visitor(test);
    const ask = async (token: string | null, group: string) => {
      const body = { uid: null, cid, group };
      return (await test.call(registrationCalls.info, body, token === null ? {} : { token })).joins;
    };
    expect(await ask(null, '')).toBeUndefined();
    const shown = { name: '湖山医院', payer: 'contact', own: null, branchId: null, refusal: '' };
    expect(await ask(null, link.token)).toEqual(shown);
    expect(await ask(contact.token, `g${groupId}`)).toEqual({ ...shown, own: groupId });
    await save(who, cid, feeId, link.token);
    expect((await ask(null, link.token))?.refusal).toBe('通过这个链接报名的人数已满，请联系团体联系人');
    expect(await ask(who.token, link.token)).toEqual(shown);
    await test.call(groupCalls.groupRevoke, { groupid: groupId, linkid: link.linkId }, { token: contact.token });
    expect((await ask(null, link.token))?.refusal).toBe('这个团体报名链接已失效，请向联系人索取新的链接');
    expect(await ask(who.token, link.token)).toEqual(shown);
    expect(await ask(who.token, '')).toEqual(shown);
    expect((await ask(null, 'no-such-token'))?.refusal).toBe('没有找到这个团体，请向联系人索取新的链接');
  });

  it('offers the fees of its own branch, whichever branch was chosen before', async () => {
    const { cid } = await smallCongress(db);
    const [mine, other] = [await buildBranch(db, cid), await buildBranch(db, cid)];
    const ofBranch = await buildFeeKind(db, cid, {
      amount: 60_000,
      rule: { equals: { code: 'branch', value: String(mine) } },
    });
    const contact = await visitor(test);
    const options = { token: contact.token };
    const { group } = await test.call(groupCalls.groupCreate, { cid, name: '湖山医院', branchId: mine }, options);
    const input = { ...contact.answers, branch: String(other), member: '0' };
    const ask = async (of: string) =>
      (await test.call(registrationCalls.info, { uid: null, cid, group: of, add: '1', input }, options)).con_fee ?? [];
    expect((await ask('')).map(({ feeId }) => feeId)).not.toContain(ofBranch);
    expect((await ask(`g${group.groupId}`)).map(({ feeId }) => feeId)).toContain(ofBranch);
  });

  it('lets a member see that the contact pays, and the contact that nobody else does', async () => {
    const { cid, feeId, contact, groupId, link } = await ownGroup();
    const who = await visitor(test);
    const contactPays = async ({ answers, token }: typeof who, group: string) => {
      const body = { regid: null, uid: null, cid, cfgid: feeId, src: '', sub_cid: null, group, ...answers };
      const { register: saved } = await test.call(registrationCalls.add, body, { token });
      return (await test.call(registrationCalls.read, { regid: saved.regId ?? 0 }, { token })).registration.contactPays;
    };
    expect(await contactPays(who, link.token)).toBe(true);
    expect(await contactPays(contact, `g${groupId}`)).toBe(false);
    expect(await contactPays(await visitor(test), '')).toBe(false);
  });

  it('cannot be read or joined by others', async () => {
    const { cid, feeId, groupId } = await ownGroup();
    const other = await visitor(test);
    expect(await save(other, cid, feeId, `g${groupId}`)).toMatchObject({ error: 'group_unknown' });
    expect(await save(other, cid, feeId, 'no-such-token')).toMatchObject({ error: 'group_unknown' });
    const elsewhere = await ownGroup();
    expect(await save(other, cid, feeId, elsewhere.link.token)).toMatchObject({ error: 'group_unknown' });
    const read = await test.attempt(groupCalls.groupRead, { groupid: groupId }, { token: other.token });
    expect(read).toMatchObject({ error: 'group_unknown' });
  });

  it('has the group price from the size set by the organiser, and the rule is checked again at payment', async () => {
    const { cid, contact, groupId, link } = await ownGroup();
    const special = await buildFeeKind(db, cid, { amount: 80_000, rule: { atLeast: { code: 'group', value: 3 } } });
    const [one, two] = [await visitor(test), await visitor(test)];
    expect(await save(one, cid, special, link.token)).toMatchObject({ error: 'fee_not_eligible' });
    await save(one, cid, null, link.token);
    await save(two, cid, null, link.token);
    const regId = await register(test, contact, cid, special, { group: `g${groupId}` });
    expect((await order(test, contact, regId)).total).toBe(80_000);
    expect(await save(one, cid, special, link.token)).toMatchObject({ code: 0 });
    await pool.query(`update registration set state = 'gone' where account_id = $1`, [two.accountId]);
    const draft = await pool.query<{ id: number }>('select id from registration where account_id = $1', [
      one.accountId,
    ]);
    const made = await test.attempt(
      orderCalls.create,
      { regid: draft.rows[0]!.id, total: 80_000 },
      { token: one.token },
    );
    expect(made).toMatchObject({ error: 'fee_not_eligible' });
  });

  it('is paid by its contact, who cancels one member with a refund by the rule; the others stay', async () => {
    const { cid, feeId, contact, link, read } = await ownGroup();
    const people = [await visitor(test), await visitor(test)];
    for (const who of people) {
      await save(who, cid, feeId, link.token);
      const { rows } = await pool.query<{ id: number }>('select id from registration where account_id = $1', [
        who.accountId,
      ]);
      await order(test, who, rows[0]!.id);
    }
    const waiting = (await read()).people;
    expect(waiting).toMatchObject([{ orderState: 'open', total: 100_000 }, { orderState: 'open' }]);
    expect(Date.parse(waiting[0]!.holdUntil!) - Date.now()).toBeGreaterThan(2 * 86_400_000);
    for (const { orderId } of waiting) await payAtProvider(test, await startPaying(test, contact, orderId!));
    expect((await read()).people).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }]);
    const orderid = waiting[0]!.orderId!;
    await test.call(orderCalls.refund, { orderid, amount: 50_000 }, { token: contact.token });
    expect((await read()).people).toMatchObject([{ state: 'cancelled' }, { state: 'confirmed' }]);
    expect(await readOrder(test, people[1]!, waiting[1]!.orderId!)).toMatchObject({ state: 'paid' });
    const stranger = await visitor(test);
    expect(await test.attempt(orderCalls.read, { orderid }, { token: stranger.token })).toMatchObject({
      error: 'order_unknown',
    });
  });

  it('in which everybody pays for themselves gives the contact no access to their orders, and may fix the branch', async () => {
    const { cid, feeId } = await smallCongress(db);
    const branchId = await buildBranch(db, cid);
    const contact = await visitor(test);
    const options = { token: contact.token };
    const wish = { cid, name: '湖山医院', payer: 'self' as const, branchId };
    const { group } = await test.call(groupCalls.groupCreate, wish, options);
    const { links } = (await test.call(groupCalls.groupLink, { groupid: group.groupId }, options)).group;
    const who = await visitor(test);
    await save(who, cid, feeId, links[0]!.token);
    const { rows } = await pool.query<{ id: number; branch_id: number }>(
      'select id, branch_id from registration where account_id = $1',
      [who.accountId],
    );
    expect(rows[0]?.branch_id).toBe(branchId);
    const made = await order(test, who, rows[0]!.id);
    expect(await test.attempt(orderCalls.read, { orderid: made.orderId }, options)).toMatchObject({
      error: 'order_unknown',
    });
  });

  it('is managed by staff: who pays, and until when and for how many a link is valid, but never its secret', async () => {
    const { cid, feeId, contact, groupId, link } = await ownGroup();
    const who = await visitor(test);
    await save(who, cid, feeId, link.token);
    await register(test, contact, cid, feeId, { group: `g${groupId}` });
    const { society_id } = await db
      .selectFrom('conference')
      .select('society_id')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const token = await buildStaffToken(db, await buildStaff(db, society_id));
    const { groups, total } = await test.call(deskCalls.groups, { cid }, { token });
    expect(total).toBe(1);
    expect(groups).toMatchObject([
      { groupId, name: '湖山医院', people: 2, confirmed: 0, openLinks: 1, payer: 'contact' },
    ]);
    expect((await test.call(deskCalls.groups, { cid, words: '100%' }, { token })).total).toBe(0);
    const more = Array.from({ length: 60 }, (_, at) => ({
      conference_id: cid,
      account_id: contact.accountId,
      name: `团 ${at}`,
      payer: 'self' as const,
    }));
    await db.insertInto('registration_group').values(more).execute();
    const second = await test.call(deskCalls.groups, { cid, page: 2 }, { token });
    expect(second).toMatchObject({ total: 61, people: 2 });
    expect(second.groups).toHaveLength(11);
    expect(second.groups.at(-1)).toMatchObject({ groupId });
    const { group } = await test.call(deskCalls.group, { cid, groupId }, { token });
    expect(group.people).toHaveLength(2);
    expect(JSON.stringify(group)).not.toContain(link.token);
    const own = { cid, groupId };
    await test.call(deskCalls.saveGroup, { ...own, name: '湖山医院心内科', payer: 'self' }, { token });
    // [O12] Read before that change.
    const stale = { name: group.name, payer: group.payer };
    expect(
      await test.attempt(deskCalls.saveGroup, { ...own, name: '别名', payer: 'self', seen: stale }, { token }),
    ).toMatchObject({ error: 'changed_meanwhile' });
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const saved = await test.call(
      deskCalls.saveGroupLink,
      { ...own, linkId: link.linkId, most: 1, expiresAt },
      { token },
    );
    expect(saved.group).toMatchObject({
      name: '湖山医院心内科',
      payer: 'self',
      links: [{ most: 1, used: 1, open: false }],
    });
    expect(await save(await visitor(test), cid, feeId, link.token)).toMatchObject({ error: 'group_full' });
    const elsewhere = await ownGroup();
    const wrong = { cid, groupId: elsewhere.groupId };
    expect(await test.attempt(deskCalls.group, wrong, { token })).toMatchObject({ error: 'not_found' });
    expect(
      await test.attempt(deskCalls.revokeGroupLink, { ...wrong, linkId: elsewhere.link.linkId }, { token }),
    ).toMatchObject({ error: 'not_found' });
    const crossed = { ...own, linkId: elsewhere.link.linkId, most: 1, expiresAt };
    expect(await test.attempt(deskCalls.saveGroupLink, crossed, { token })).toMatchObject({ error: 'not_found' });
  });
});

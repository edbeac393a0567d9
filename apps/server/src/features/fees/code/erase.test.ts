import { expect, it } from 'vitest';
import { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { register, smallCongress, visitor, type Visitor } from '../../../testing/congress.ts';
import { blankRegistrations, eraseAccount } from '../../privacy/commands.ts';
import { everythingOf } from '../../privacy/archive/queries.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const terms = { kind: 'percent' as const, value: 1000, from: null, until: null, size: null };

async function tied(cid: number, code: string, onlyFor: string) {
  await test.call(feeCodeCalls.makeCodes, { cid, ...terms, code, onlyFor }, { token });
}
const shown = async (cid: number) =>
  (await test.call(feeCodeCalls.codes, { cid }, { token })).codes.map(({ code, onlyFor, erased }) => [
    code,
    onlyFor,
    erased,
  ]);
const logged = async (value: string) =>
  (
    await db.selectFrom('audit_change').select(['before', 'after']).where('subject', '=', 'discount_code').execute()
  ).filter((row) => JSON.stringify(row).includes(value)).length;
const erase = ({ accountId }: Visitor, wish: { ids: number[]; elsewhere: boolean }) =>
  inTransaction(db, (transaction) => eraseAccount(transaction, { accountId, papers: [], now: new Date(), ...wish }));

it('[O3] [O21] a code of one person is in the export of their data, also before they register', async () => {
  const { cid } = await smallCongress(db, { societyId });
  const [who, other] = [await visitor(test), await visitor(test)];
  await tied(cid, 'HERS', who.answers.phone);
  await tied(cid, 'OTHERS', other.answers.phone);
  const everything = await everythingOf(db, who.accountId, [], []);
  expect(everything.discountCodes).toMatchObject([{ code: 'HERS', kind: 'percent' }]);
});

it('[O3] [O21] an erasure takes the person off the code and out of its log, and nobody can use it any more', async () => {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const who = await visitor(test);
  const { phone, email } = who.answers;
  const never = await smallCongress(db, { societyId });
  await tied(cid, 'BYPHONE', `+86 ${phone}`);
  await tied(cid, 'BYMAIL', email.toUpperCase());
  await tied(never.cid, 'NEVERUSED', phone);
  const regid = await register(test, who, cid, feeId);
  expect(await logged(phone)).toBeGreaterThan(0);
  await erase(who, { ids: [regid], elsewhere: false });
  expect(await shown(cid)).toEqual([
    ['BYMAIL', '', true],
    ['BYPHONE', '', true],
  ]);
  expect(await shown(never.cid)).toEqual([['NEVERUSED', '', true]]);
  expect([await logged(phone), await logged(email)]).toEqual([0, 0]);
  const next = await visitor(test);
  const second = await register(test, next, cid, feeId);
  const body = { regid: second, discountCode: 'BYPHONE', extras: [] };
  expect(await test.attempt(orderCalls.choose, body, { token: next.token })).toMatchObject({
    error: 'discount_other_person',
  });
});

it('[O3] [O21] with data at another society, the codes of that society stay', async () => {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const elsewhere = await buildSociety(db);
  const staff = await buildStaff(db, elsewhere, { name: '别会', email: `codes${Date.now()}@example.com` });
  const foreign = { token: await buildStaffToken(db, staff) };
  const { cid: their } = await smallCongress(db, { societyId: elsewhere });
  const who = await visitor(test);
  await tied(cid, 'HERE', who.answers.phone);
  const body = { cid: their, ...terms, code: 'THERE', onlyFor: who.answers.phone };
  await test.call(feeCodeCalls.makeCodes, body, foreign);
  const regid = await register(test, who, cid, feeId);
  await erase(who, { ids: [regid], elsewhere: true });
  expect(await shown(cid)).toEqual([['HERE', '', true]]);
  expect((await test.call(feeCodeCalls.codes, { cid: their }, foreign)).codes).toMatchObject([
    { onlyFor: who.answers.phone, erased: false },
  ]);
});

it('[O3] [V15] blanking after the retention period takes the person off the code', async () => {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const who = await visitor(test);
  await tied(cid, 'RETAINED', who.answers.email);
  const regid = await register(test, who, cid, feeId);
  await inTransaction(db, (transaction) => blankRegistrations(transaction, [regid], []));
  expect(await shown(cid)).toEqual([['RETAINED', '', true]]);
});

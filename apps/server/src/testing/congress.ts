import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, type ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind, type FeeInput } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import type { Database } from '../db/connection/database.ts';
import type { TestApp } from './app.ts';

/** A conference with a plain form and one fee: the smallest in which a person can register. */
export async function smallCongress(db: Database, wish: ConferenceInput = {}, fee: FeeInput = {}) {
  const cid = await buildConference(db, wish);
  await buildForm(db, cid);
  return { cid, feeId: await buildFeeKind(db, cid, fee) };
}

export interface Visitor {
  token: string;
  accountId: number;
  answers: { name: string; phone: string; email: string };
}

/** A person with an account who has not registered yet. */
export async function visitor({ db, logIn }: Pick<TestApp, 'db' | 'logIn'>): Promise<Visitor> {
  const phone = freshPhone();
  const accountId = await buildAccount(db, { phone, name: '周晓晴' });
  return {
    token: await logIn(accountId),
    accountId,
    answers: { name: '周晓晴', phone, email: `p${phone}@example.org` },
  };
}

/** Saves the form with a fee; returns the registration's id. */
export async function register(
  test: TestApp,
  who: Visitor,
  cid: number,
  feeId: number,
  more: object = {},
): Promise<number> {
  const body = { regid: null, uid: null, cid, cfgid: feeId, src: '', sub_cid: null, ...who.answers, ...more };
  const { register: saved } = await test.call(registrationCalls.add, body, { token: who.token });
  return saved.regId ?? 0;
}

/** Confirms the choice and returns the order. */
export async function order(test: TestApp, who: Visitor, regid: number) {
  const { preview } = await test.call(orderCalls.preview, { regid }, { token: who.token });
  const made = await test.call(orderCalls.create, { regid, total: preview.total }, { token: who.token });
  if (!made.order) throw new Error('no order');
  return made.order;
}

/** Starts a payment by QR code and returns its outTradeNo, as known by the simulated provider. */
export async function startPaying(test: TestApp, who: Visitor, orderid: number): Promise<string> {
  const { paymentId } = await test.call(orderCalls.pay, { orderid, method: 'native' }, { token: who.token });
  const row = await test.db
    .selectFrom('payment')
    .select('out_trade_no')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return row.out_trade_no;
}

/** Pays at the provider, which sends its signed notice; waits until the notice was answered. */
export async function payAtProvider(test: TestApp, outTradeNo: string): Promise<void> {
  await test.control(`/orders/${outTradeNo}/pay`, { notices: 0, force: true });
  await test.control(`/orders/${outTradeNo}/notice`);
}

/** Creates a confirmed registration with all its steps. */
export async function paidRegistration(test: TestApp, cid: number, feeId: number) {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const made = await order(test, who, regId);
  await payAtProvider(test, await startPaying(test, who, made.orderId));
  return { who, regId, orderId: made.orderId, total: made.total };
}

export async function readOrder(
  test: TestApp,
  who: Visitor,
  orderid: number,
): Promise<AnswerOf<typeof orderCalls.read>['order']> {
  return (await test.call(orderCalls.read, { orderid }, { token: who.token })).order;
}

export async function readRegistration(test: TestApp, who: Visitor, regid: number) {
  return (await test.call(registrationCalls.read, { regid }, { token: who.token })).registration;
}

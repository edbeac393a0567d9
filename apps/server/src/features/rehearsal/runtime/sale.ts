import { randomUUID } from 'node:crypto';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalFaultKind, RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';
import { faultAt, lateSeconds } from '@meetingapp/domain/rehearsal/plan.ts';
import type { SandboxProvider } from '../../../ports/payment/sandbox/sandbox.ts';
import { isOk, type Caller, type Player } from './caller.ts';
import type { Timeline } from './timeline.ts';

export interface Buyer extends Player {
  answers: Record<string, string>;
}

export interface Sales {
  cid: number;
  plan: RehearsalPlan;
  caller: Caller;
  timeline: Timeline;
  /** What the simulated provider knows, for notices that are late or lost. */
  provider: Pick<SandboxProvider, 'decide'>;
  signal: AbortSignal;
  faults: RehearsalFigures['faults'];
}

/** `full`: the places were taken, which is right. */
export type SaleEnd = 'paid' | 'full' | 'unserved';

/** One person in five taps twice: the same request is sent again at the same time. */
const TAPS_TWICE = 5;

/** One registration as a phone makes it: form, fee, save, order, payment and its notice, with the fault of that second. */
export async function sell(sales: Sales, buyer: Buyer, index: number): Promise<SaleEnd> {
  const { cid, caller } = sales;
  const form = await caller.ask(registrationCalls.info, { cid, input: buyer.answers }, buyer);
  if (!isOk(form)) return 'unserved';
  const branches = form.extend_config.sub_meet_list;
  const branch = branches[index % Math.max(1, branches.length)]?.cfgId ?? null;
  const fee = await feeOf(sales, buyer, branch, index);
  if (typeof fee === 'string') return fee;
  const key = randomUUID();
  const body = { regid: null, uid: null, cid, cfgid: fee, src: '', sub_cid: branch, ...buyer.answers };
  const save = () => caller.ask(registrationCalls.add, body, buyer, { expected: ['fee_sold_out', 'branch_full'], key });
  const [saved] = await Promise.all(index % TAPS_TWICE === 0 ? [save(), save()] : [save()]);
  if (!isOk(saved)) return saved.error === 'fee_sold_out' || saved.error === 'branch_full' ? 'full' : 'unserved';
  return orderAndPay(sales, buyer, saved.register.regId ?? 0);
}

/** A fee that the person may choose, another one for each; `full` when the places of all are taken. */
async function feeOf(
  { cid, caller }: Sales,
  buyer: Buyer,
  branch: number | null,
  index: number,
): Promise<number | SaleEnd> {
  const input = { ...buyer.answers, ...(branch === null ? {} : { branch: String(branch) }) };
  const priced = await caller.ask(registrationCalls.info, { cid, input, fields: '0' }, buyer);
  if (!isOk(priced)) return 'unserved';
  const fees = priced.con_fee ?? [];
  const free = fees.filter(({ available }) => available === '1');
  // Proofs are files, which are not invented.
  const plain = free.filter(({ proof }) => proof === '');
  const choice = plain.length > 0 ? plain : free;
  if (choice.length > 0) return choice[index % choice.length]?.feeId ?? 'unserved';
  return fees.some(({ left }) => left === 0) ? 'full' : 'unserved';
}

async function orderAndPay(sales: Sales, buyer: Buyer, regid: number): Promise<SaleEnd> {
  const { caller } = sales;
  const shown = await caller.ask(orderCalls.preview, { regid }, buyer);
  if (!isOk(shown)) return 'unserved';
  const expected = ['fee_sold_out', 'branch_full'] as const;
  const made = await caller.ask(orderCalls.create, { regid, total: shown.preview.total }, buyer, { expected });
  if (!isOk(made)) return made.error === 'fee_sold_out' || made.error === 'branch_full' ? 'full' : 'unserved';
  if (!made.order) return 'unserved';
  if (made.order.state === 'paid') return 'paid';
  const orderid = made.order.orderId;
  const number = await startPaying(sales, buyer, orderid);
  if (number === null) return 'unserved';
  const fault = faultAt(sales.plan, sales.timeline.now() / 1000);
  const paid =
    fault === null
      ? await payPlain(sales, buyer, orderid, number)
      : await payWith[fault](sales, buyer, orderid, number);
  if (fault !== null) {
    sales.faults[fault].payments += 1;
    if (!paid) sales.faults[fault].wrong += 1;
  }
  return paid ? 'paid' : 'unserved';
}

/** Starts an attempt; returns its number at the provider, or null. */
async function startPaying({ caller }: Sales, buyer: Buyer, orderid: number): Promise<string | null> {
  const started = await caller.ask(orderCalls.pay, { orderid, method: 'native' }, buyer);
  if (!isOk(started) || !('codeUrl' in started.instructions)) return null;
  return /\/sandbox\/pay\/(\w+)$/.exec(started.instructions.codeUrl)?.[1] ?? null;
}

type Pay = (sales: Sales, buyer: Buyer, orderid: number, number: string) => Promise<boolean>;

const stateOf = async ({ caller }: Sales, buyer: Buyer, orderid: number): Promise<string> => {
  const answer = await caller.ask(orderCalls.state, { orderid }, buyer);
  return isOk(answer) ? answer.state : '';
};

/** What the phone reads without asking the provider. */
const readState = async ({ caller }: Sales, buyer: Buyer, orderid: number): Promise<string> => {
  const answer = await caller.ask(orderCalls.read, { orderid }, buyer);
  return isOk(answer) ? answer.order.state : '';
};

const payPlain: Pay = async (sales, buyer, orderid, number) => {
  await sales.caller.decide(number, 'succeeded', buyer);
  return (await stateOf(sales, buyer, orderid)) === 'paid';
};

const payWith: Record<RehearsalFaultKind, Pay> = {
  // The money is taken; the notice comes seconds later, and the order waits for it without ending.
  late: async (sales, buyer, orderid, number) => {
    await sales.provider.decide(number, 'succeeded');
    const waits = (await readState(sales, buyer, orderid)) === 'open';
    await sales.timeline.until(sales.timeline.now() + lateSeconds * 1000, sales.signal);
    await sales.caller.decide(number, 'succeeded', buyer);
    return waits && (await readState(sales, buyer, orderid)) === 'paid';
  },
  // Two notices at the same moment, and a third one afterwards.
  twice: async (sales, buyer, orderid, number) => {
    const notice = () => sales.caller.decide(number, 'succeeded', buyer);
    await Promise.all([notice(), notice()]);
    await notice();
    return (await readState(sales, buyer, orderid)) === 'paid';
  },
  // No notice ever: the server learns of the payment when it asks the provider.
  lost: async (sales, buyer, orderid, number) => {
    await sales.provider.decide(number, 'succeeded');
    const unknown = (await readState(sales, buyer, orderid)) === 'open';
    return unknown && (await stateOf(sales, buyer, orderid)) === 'paid';
  },
  // The provider declines; the order stays open, and a second attempt is paid.
  refused: async (sales, buyer, orderid, number) => {
    await sales.caller.decide(number, 'failed', buyer);
    const open = (await stateOf(sales, buyer, orderid)) === 'open';
    const second = await startPaying(sales, buyer, orderid);
    return open && second !== null && second !== number && (await payPlain(sales, buyer, orderid, second));
  },
};

/**
 * The money of two people who share an account: their orders, payment attempts, refunds, and the providers' state. A pure model beside
 * the real program (`real.ts`): the same action on both must lead to the same picture. Amounts in fen.
 */
export interface World {
  people: [Person, Person];
  orders: Order[];
  attempts: Attempt[];
  refunds: Refund[];
  /** Places are available beside the held ones; false when all others are taken. */
  free: boolean;
  /** Indexes of the orders last put together for one payment. */
  shared: number[] | null;
}

export interface Person {
  registration: 'approved' | 'confirmed' | 'cancelled';
  place: 'held' | 'lapsed' | 'confirmed' | 'released';
  /** Index of the order of a change that is neither applied nor dropped. */
  change: number | null;
}

export interface Order {
  person: 0 | 1;
  kind: 'registration' | 'change';
  total: number;
  state: 'open' | 'paid' | 'partly_refunded' | 'refunding' | 'refunded' | 'expired' | 'cancelled';
  refunded: number;
  /** Index of the attempt that paid it. */
  kept: number | null;
  /** Its payment deadline has passed. */
  past: boolean;
  ledger: number;
  /** A job waits to close its other attempts. */
  closing: boolean;
}

export interface Attempt {
  orders: number[];
  shared: boolean;
  method: 'native' | 'h5' | 'alipay_wap';
  ours: 'pending' | 'closed' | 'succeeded';
  /** State at the provider; Alipay knows an attempt only once the payer has opened it. */
  theirs: 'unopened' | 'open' | 'paid' | 'closed';
}

export interface Refund {
  order: number;
  attempt: number;
  amount: number;
  /** Refund of a payment that bought nothing. */
  surplus: boolean;
  state: 'asked' | 'sent' | 'done' | 'failed';
  theirs: 'none' | 'processing' | 'done' | 'failed';
  way: 'provider' | 'bank';
  replaced: boolean;
  proposed: boolean;
}

export type Action =
  | { do: 'begin'; order: number; method: Attempt['method'] }
  | { do: 'share' | 'expireAll' | 'fill' }
  | { do: 'beginShared'; method: Attempt['method'] }
  /** The payer pays at the provider; the server has not been notified yet. */
  | { do: 'pay'; attempt: number }
  | { do: 'notice'; attempt: number }
  | { do: 'lapse' | 'reorder' | 'change'; person: 0 | 1 }
  | { do: 'expire' | 'cancel' | 'sync' | 'refundByPerson'; order: number }
  | { do: 'close'; order: number; reachable: boolean }
  | { do: 'refundByStaff'; order: number; amount: number; end: boolean }
  | { do: 'cancelAtDesk'; person: 0 | 1; back: boolean }
  /** Runs the job of a refund; `lost`: the provider took it and its answer never arrived. */
  | { do: 'send'; refund: number; answer: 'done' | 'processing' | 'lost' | 'unreachable' }
  /** The provider decides about a refund that it is processing. */
  | { do: 'decide'; refund: number; done: boolean }
  | { do: 'noticeOfRefund' | 'retry' | 'propose' | 'approve' | 'reject'; refund: number }
  | { do: 'move'; refund: number; attempt: number };

/** An action whose process is killed before it commits: the provider's changes stay, the database's are lost. */
export type Step = Action & { killed?: true };

/** Returns an element by index; throws when it is missing. */
export function at<T>(list: readonly T[], index: number): T {
  const one = list[index];
  if (one === undefined) throw new Error(`there is no number ${index}`);
  return one;
}

export const PRICE = 100_000;
export const CHANGE_PRICE = 30_000;

const order = (person: 0 | 1, kind: Order['kind'] = 'registration'): Order => ({
  person,
  kind,
  total: kind === 'change' ? CHANGE_PRICE : PRICE,
  state: 'open',
  refunded: 0,
  kept: null,
  past: false,
  ledger: 0,
  closing: false,
});
export const newOrder = order;

const person = (): Person => ({ registration: 'approved', place: 'held', change: null });

/** Initial state: two people have ordered, and nothing is paid. */
export const beginning = (): World => ({
  people: [person(), person()],
  orders: [order(0), order(1)],
  attempts: [],
  refunds: [],
  free: true,
  shared: null,
});

export const copyOf = (world: World): World => ({
  people: [{ ...world.people[0] }, { ...world.people[1] }],
  orders: world.orders.map((one) => ({ ...one })),
  attempts: world.attempts.map((one) => ({ ...one })),
  refunds: world.refunds.map((one) => ({ ...one })),
  free: world.free,
  shared: world.shared,
});

/** Amount received for an order over an attempt, less refunds that are done or under way. */
export function leftOver(world: World, orderIndex: number, attempt: number): number {
  const { ours, orders } = at(world.attempts, attempt);
  if (ours !== 'succeeded' || !orders.includes(orderIndex)) return 0;
  return world.refunds
    .filter((one) => one.order === orderIndex && one.attempt === attempt && one.state !== 'failed')
    .reduce((left, { amount }) => left - amount, at(world.orders, orderIndex).total);
}

/** Amount a provider could still refund over an attempt. */
export const theirsLeft = (world: World, attempt: number): number =>
  world.refunds
    .filter((one) => one.attempt === attempt && (one.theirs === 'processing' || one.theirs === 'done'))
    .reduce(
      (left, { amount }) => left - amount,
      at(world.attempts, attempt).theirs === 'paid' ? amountOf(world, attempt) : 0,
    );

export const amountOf = (world: World, attempt: number): number =>
  at(world.attempts, attempt).orders.reduce((sum, index) => sum + at(world.orders, index).total, 0);

/** Returns everything that does not add up; empty in every reachable state. */
export function faultsOf(world: World): string[] {
  const faults: string[] = [];
  for (const [index, one] of world.orders.entries()) {
    const surplus = world.refunds
      .filter((refund) => refund.order === index && refund.surplus && refund.state !== 'done' && !refund.replaced)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (one.ledger !== (one.kept === null ? 0 : one.total - one.refunded) + surplus)
      faults.push(`the ledger of order ${index} is not what it kept`);
    const money = ['paid', 'partly_refunded', 'refunding', 'refunded'].includes(one.state);
    if (money !== (one.kept !== null)) faults.push(`order ${index} is ${one.state} and kept ${one.kept}`);
    const settled = one.state === 'paid' || one.state === 'partly_refunded';
    if (settled && one.kept !== null && leftOver(world, index, one.kept) < one.total - one.refunded)
      faults.push(`order ${index} keeps a payment whose money is gone`);
    if (one.state === 'paid' && one.refunded !== 0) faults.push(`order ${index} is paid and gave back`);
    if (one.state === 'refunded' && one.refunded !== one.total) faults.push(`order ${index} gave back too little`);
    const under = world.refunds.filter(
      (refund) => refund.order === index && !refund.surplus && !refund.replaced && refund.state !== 'done',
    );
    if ((one.state === 'refunding') !== (under.length === 1) || under.length > 1)
      faults.push(`order ${index} is ${one.state} with ${under.length} refunds under way`);
    for (const attempt of world.attempts.keys())
      if (leftOver(world, index, attempt) < 0) faults.push(`order ${index} gives back more than ${attempt} brought`);
  }
  for (const attempt of world.attempts.keys())
    if (theirsLeft(world, attempt) < 0) faults.push(`attempt ${attempt} gave back more than it took`);
  for (const [index, { registration, place }] of world.people.entries()) {
    if ((registration === 'confirmed') !== (place === 'confirmed'))
      faults.push(`person ${index}: ${registration}, ${place}`);
    if (registration === 'cancelled' && place !== 'released') faults.push(`person ${index} kept a place`);
  }
  return faults;
}

/** True when no money is owed and no action is pending. */
export const isFinal = (world: World): boolean =>
  world.orders.every(
    ({ state, ledger, closing }) =>
      (state === 'refunded' || state === 'cancelled' || state === 'expired') && ledger === 0 && !closing,
  ) &&
  world.refunds.every(({ state, replaced }) => state === 'done' || replaced) &&
  world.attempts.every(({ ours, theirs }) => ours !== 'pending' && (theirs !== 'paid' || ours === 'succeeded'));

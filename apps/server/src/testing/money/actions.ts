import { at, leftOver, type Action, type World } from './world.ts';

const methods = ['native', 'h5', 'alipay_wap'] as const;
const people = [0, 1] as const;

const liveOrderOf = (world: World, person: 0 | 1) =>
  world.orders.findIndex((one) => one.person === person && one.kind === 'registration' && one.state === 'open');
const newestOf = (world: World, person: 0 | 1) =>
  world.orders.findLastIndex((one) => one.person === person && one.kind === 'registration');

/** The open orders of both people, none past its hold; null otherwise. */
function togetherNow(world: World): number[] | null {
  const orders = people.map((person) => liveOrderOf(world, person));
  return orders.every((index) => index >= 0 && !at(world.orders, index).past) ? orders : null;
}
const isShared = (world: World, orders: number[] | null): orders is number[] =>
  orders !== null && world.shared !== null && world.shared.every((index, place) => index === orders[place]);

function ofOrders(world: World): Action[] {
  return world.orders.flatMap((one, order): Action[] => {
    const { state, past, person, kind, total, refunded } = one;
    const { registration } = world.people[person];
    const begun = world.attempts.filter((attempt) => attempt.orders.includes(order));
    const all: Action[] = [];
    if (state === 'open' && !past)
      for (const method of methods)
        if (!begun.some((attempt) => !attempt.shared && attempt.method === method && attempt.ours === 'pending'))
          all.push({ do: 'begin', order, method });
    if (state === 'open' && past) all.push({ do: 'expire', order });
    const newest = kind === 'change' || newestOf(world, person) === order;
    if ((state === 'open' || state === 'expired') && newest && (kind === 'change' || registration !== 'confirmed'))
      all.push({ do: 'cancel', order });
    if (begun.some(({ ours }) => ours === 'pending')) all.push({ do: 'sync', order });
    if (one.closing) all.push({ do: 'close', order, reachable: true }, { do: 'close', order, reachable: false });
    if (state === 'paid' || state === 'partly_refunded') {
      const left = total - refunded;
      for (const amount of new Set([left, Math.floor(left / 2)]))
        if (amount > 0) all.push({ do: 'refundByStaff', order, amount, end: false });
      if (kind === 'registration' && registration === 'confirmed')
        all.push({ do: 'refundByStaff', order, amount: left, end: true }, { do: 'refundByPerson', order });
    }
    return all;
  });
}

function ofPeople(world: World): Action[] {
  return people.flatMap((person): Action[] => {
    const mine = world.orders.filter((one) => one.person === person);
    const { registration, place } = world.people[person];
    const all: Action[] = [];
    if (mine.some(({ state, past }) => state === 'open' && !past)) all.push({ do: 'lapse', person });
    const newest = world.orders[newestOf(world, person)];
    if (registration === 'approved' && place === 'lapsed' && newest?.state === 'expired' && world.free)
      all.push({ do: 'reorder', person });
    const paid = mine.some(
      ({ kind, state }) => kind === 'registration' && (state === 'paid' || state === 'partly_refunded'),
    );
    if (registration === 'confirmed' && paid && mine.length < 4) all.push({ do: 'change', person });
    if (registration !== 'cancelled' && !mine.some(({ state }) => state === 'refunding')) {
      all.push({ do: 'cancelAtDesk', person, back: false });
      if (mine.some(({ state }) => state === 'paid' || state === 'partly_refunded'))
        all.push({ do: 'cancelAtDesk', person, back: true });
    }
    return all;
  });
}

function ofAttempts(world: World): Action[] {
  return world.attempts.flatMap(({ theirs }, attempt): Action[] => {
    if (theirs === 'open' || theirs === 'unopened') return [{ do: 'pay', attempt }];
    return theirs === 'paid' ? [{ do: 'notice', attempt }] : [];
  });
}

function ofRefunds(world: World): Action[] {
  return world.refunds.flatMap(({ state, theirs, replaced, proposed, order, attempt, amount }, refund): Action[] => {
    const all: Action[] = [];
    if (state === 'asked' || state === 'sent')
      for (const answer of ['done', 'processing', 'lost', 'unreachable'] as const)
        all.push({ do: 'send', refund, answer });
    if (theirs === 'processing') all.push({ do: 'decide', refund, done: true }, { do: 'decide', refund, done: false });
    if (theirs === 'done' || theirs === 'failed') all.push({ do: 'noticeOfRefund', refund });
    if (state !== 'failed' || replaced) return all;
    if (proposed) return [...all, { do: 'approve', refund }, { do: 'reject', refund }];
    all.push({ do: 'retry', refund }, { do: 'propose', refund });
    for (const other of world.attempts.keys())
      if (other !== attempt && leftOver(world, order, other) >= amount)
        all.push({ do: 'move', refund, attempt: other });
    return all;
  });
}

/** Every action that is possible now; actions that would be refused are left out. */
export function actionsOf(world: World): Action[] {
  const together = togetherNow(world);
  const all = [...ofOrders(world), ...ofPeople(world), ...ofAttempts(world), ...ofRefunds(world)];
  if (world.free) all.push({ do: 'fill' });
  if (together && !isShared(world, together)) all.push({ do: 'share' });
  if (isShared(world, together))
    for (const method of methods)
      if (
        !world.attempts.some(
          (one) =>
            one.shared &&
            one.method === method &&
            one.ours === 'pending' &&
            one.orders.every((order, place) => order === together[place]),
        )
      )
        all.push({ do: 'beginShared', method });
  return all;
}

/**
 * The next action that brings this state nearer to its end, assuming providers that answer and staff who do their work; null when
 * there is none.
 */
export function wayOn(world: World): Action | null {
  const all = actionsOf(world);
  const unheard = world.attempts.findIndex(({ theirs, ours }) => theirs === 'paid' && ours !== 'succeeded');
  if (unheard >= 0) return { do: 'notice', attempt: unheard };
  return (
    all.find((one) => one.do === 'close' && one.reachable) ??
    all.find((one) => one.do === 'decide' && one.done) ??
    all.find((one) => one.do === 'send' && one.answer === 'done') ??
    all.find(
      (one) =>
        one.do === 'noticeOfRefund' &&
        at(world.refunds, one.refund).state === 'failed' &&
        at(world.refunds, one.refund).theirs === 'done',
    ) ??
    all.find((one) => one.do === 'approve' || one.do === 'propose') ??
    all.find((one) => one.do === 'cancel' && at(world.orders, one.order).state === 'open') ??
    all.find((one) => one.do === 'refundByStaff' && !one.end) ??
    // A newer order ended and an older one is open no more: nothing is left to do for it.
    all.find((one) => one.do === 'expire') ??
    all.find((one) => one.do === 'sync') ??
    null
  );
}

import { at, copyOf, newOrder, theirsLeft, type Refund, type Step, type World } from './world.ts';

const over = (state: string): boolean => state !== 'open' && state !== 'expired';

/** Returns the world after an action of `actionsOf`; `before` is not changed. */
export function applied(before: World, step: Step): World {
  const world = copyOf(before);
  act(world, step);
  return step.killed ? killed(before, world) : world;
}

/** Keeps only what the providers did. */
function killed(before: World, after: World): World {
  const world = copyOf(before);
  for (const [index, one] of world.attempts.entries()) one.theirs = at(after.attempts, index).theirs;
  for (const [index, one] of world.refunds.entries()) one.theirs = at(after.refunds, index).theirs;
  return world;
}

function act(world: World, step: Step): void {
  if ('refund' in step) return actOnRefund(world, step);
  switch (step.do) {
    case 'begin':
      return begin(world, [step.order], step.method);
    case 'beginShared':
      return begin(world, world.shared ?? [], step.method);
    case 'share': {
      world.shared = world.orders.flatMap((one, index) =>
        one.kind === 'registration' && one.state === 'open' ? [index] : [],
      );
      world.shared.sort((one, other) => at(world.orders, one).person - at(world.orders, other).person);
      return;
    }
    case 'fill':
      world.free = false;
      return;
    case 'expireAll':
      for (const index of world.orders.keys()) expire(world, index);
      return;
    case 'expire':
      return expire(world, step.order);
    case 'pay':
      at(world.attempts, step.attempt).theirs = 'paid';
      return;
    case 'notice':
      return settle(world, step.attempt);
    case 'sync':
      return sync(world, step.order);
    case 'close':
      return close(world, step.order, step.reachable);
    case 'lapse':
      return lapse(world, step.person);
    case 'reorder': {
      world.people[step.person].place = 'held';
      world.orders.push(newOrder(step.person));
      return;
    }
    case 'change':
      return change(world, step.person);
    case 'cancel':
      return cancel(world, step.order);
    case 'refundByPerson':
      return refundByPerson(world, step.order);
    case 'refundByStaff':
      if (step.end) endConfirmed(world, at(world.orders, step.order).person);
      return giveBack(world, step.order, step.amount);
    case 'cancelAtDesk':
      return cancelAtDesk(world, step.person, step.back);
  }
}

function actOnRefund(world: World, step: Extract<Step, { refund: number }>): void {
  const one = at(world.refunds, step.refund);
  switch (step.do) {
    case 'send':
      return send(world, step.refund, step.answer);
    case 'decide':
      one.theirs = step.done ? 'done' : 'failed';
      return;
    case 'noticeOfRefund':
      return settleRefund(world, step.refund, one.theirs === 'done');
    case 'retry':
      one.state = 'asked';
      return;
    case 'reject':
      one.proposed = false;
      return;
    case 'propose':
      if (!asked(world, step.refund)) one.proposed = true;
      return;
    case 'approve':
      one.proposed = false;
      if (asked(world, step.refund)) return;
      one.way = 'bank';
      return settleRefund(world, step.refund, true);
    case 'move':
      if (!asked(world, step.refund)) move(world, one, step.attempt);
  }
}

function begin(world: World, orders: number[], method: 'native' | 'h5' | 'alipay_wap'): void {
  const theirs = method === 'alipay_wap' ? 'unopened' : 'open';
  world.attempts.push({ orders: [...orders], shared: orders === world.shared, method, ours: 'pending', theirs });
}

/** Moves an order to a state; when it is paid or ends while an attempt is pending, a job to close that attempt follows. */
function moveOrder(world: World, index: number, to: World['orders'][number]['state']): void {
  const one = at(world.orders, index);
  const left = !over(one.state) && to !== 'open' && to !== one.state;
  one.state = to;
  if (left && world.attempts.some(({ orders, ours }) => ours === 'pending' && orders.includes(index)))
    one.closing = true;
}

function expire(world: World, index: number): void {
  const one = at(world.orders, index);
  if (one.state === 'open' && one.past) moveOrder(world, index, 'expired');
}

function lapse(world: World, person: 0 | 1): void {
  for (const one of world.orders) if (one.person === person && one.state === 'open') one.past = true;
  if (world.people[person].place === 'held') world.people[person].place = 'lapsed';
}

function change(world: World, person: 0 | 1): void {
  cancelOpen(world, person);
  world.people[person].change = world.orders.length;
  world.orders.push(newOrder(person, 'change'));
}

function cancelOpen(world: World, person: 0 | 1): void {
  for (const [index, one] of world.orders.entries())
    if (one.person === person && one.state === 'open') moveOrder(world, index, 'cancelled');
}

function cancel(world: World, index: number): void {
  const { kind, person } = at(world.orders, index);
  const who = world.people[person];
  moveOrder(world, index, 'cancelled');
  if (kind === 'change') {
    if (who.change === index) who.change = null;
    return;
  }
  who.place = 'released';
  who.registration = 'cancelled';
}

function settle(world: World, attempt: number): void {
  const { orders, ours } = at(world.attempts, attempt);
  if (ours === 'succeeded') return;
  at(world.attempts, attempt).ours = 'succeeded';
  for (const index of orders) at(world.orders, index).ledger += at(world.orders, index).total;
  for (const index of orders) paid(world, index, attempt);
}

function paid(world: World, index: number, attempt: number): void {
  const one = at(world.orders, index);
  const who = world.people[one.person];
  if (over(one.state)) return surplus(world, index, attempt);
  if (one.kind === 'change') {
    const meant = who.change === index && who.registration === 'confirmed';
    if (meant) who.change = null;
    one.kept = attempt;
    moveOrder(world, index, meant ? 'paid' : 'refunding');
    if (!meant) ask(world, index, attempt, one.total);
    return;
  }
  const newer = world.orders.findIndex(
    (other, place) =>
      place !== index &&
      other.person === one.person &&
      other.kind === 'registration' &&
      ['open', 'paid', 'partly_refunded'].includes(other.state),
  );
  if (newer >= 0 && at(world.orders, newer).state !== 'open') return surplus(world, index, attempt);
  if (newer >= 0) moveOrder(world, newer, 'cancelled');
  if (who.registration === 'confirmed') return surplus(world, index, attempt);
  one.kept = attempt;
  if (who.registration === 'approved' && (who.place === 'held' || (who.place === 'lapsed' && world.free))) {
    who.registration = 'confirmed';
    who.place = 'confirmed';
    return moveOrder(world, index, 'paid');
  }
  who.place = 'released';
  who.registration = 'cancelled';
  moveOrder(world, index, 'refunding');
  ask(world, index, attempt, one.total);
}

const surplus = (world: World, index: number, attempt: number): void =>
  ask(world, index, attempt, at(world.orders, index).total, true);

function ask(world: World, order: number, attempt: number, amount: number, isSurplus = false): void {
  world.refunds.push({
    order,
    attempt,
    amount,
    surplus: isSurplus,
    state: 'asked',
    theirs: 'none',
    way: 'provider',
    replaced: false,
    proposed: false,
  });
}

function giveBack(world: World, index: number, amount: number): void {
  const one = at(world.orders, index);
  one.state = 'refunding';
  if (one.kept !== null) ask(world, index, one.kept, amount);
}

function endConfirmed(world: World, person: 0 | 1): void {
  cancelOpen(world, person);
  Object.assign(world.people[person], { registration: 'cancelled', place: 'released', change: null });
}

const paidOrders = (world: World, person: 0 | 1): number[] =>
  [...world.orders.keys()].reverse().filter((index) => {
    const one = at(world.orders, index);
    return one.person === person && (one.state === 'paid' || one.state === 'partly_refunded');
  });

function refundByPerson(world: World, index: number): void {
  const { person } = at(world.orders, index);
  const changes = paidOrders(world, person).filter((other) => at(world.orders, other).kind === 'change');
  endConfirmed(world, person);
  for (const other of [...changes, index])
    giveBack(world, other, at(world.orders, other).total - at(world.orders, other).refunded);
}

function cancelAtDesk(world: World, person: 0 | 1, back: boolean): void {
  const orders = paidOrders(world, person);
  endConfirmed(world, person);
  if (back)
    for (const other of orders)
      giveBack(world, other, at(world.orders, other).total - at(world.orders, other).refunded);
}

/** Asks about every pending attempt of an order, the newest first. */
function sync(world: World, index: number): void {
  for (const attempt of pendingOf(world, index)) {
    const one = at(world.attempts, attempt);
    if (one.theirs === 'paid') settle(world, attempt);
    else if (one.theirs === 'closed' && one.ours === 'pending') one.ours = 'closed';
  }
}

const pendingOf = (world: World, index: number): number[] =>
  [...world.attempts.keys()].reverse().filter((attempt) => {
    const { orders, ours } = at(world.attempts, attempt);
    return ours === 'pending' && orders.includes(index);
  });

function close(world: World, index: number, reachable: boolean): void {
  if (!reachable && pendingOf(world, index).length > 0) return;
  for (const attempt of pendingOf(world, index)) {
    const one = at(world.attempts, attempt);
    if (one.theirs === 'paid') sync(world, index);
    else {
      one.ours = 'closed';
      if (one.theirs === 'open') one.theirs = 'closed';
    }
  }
  at(world.orders, index).closing = false;
}

function send(world: World, index: number, answer: 'done' | 'processing' | 'lost' | 'unreachable'): void {
  const one = at(world.refunds, index);
  if (answer === 'unreachable') return;
  if (one.state === 'asked' && one.theirs === 'none') {
    if (theirsLeft(world, one.attempt) < one.amount) {
      if (answer !== 'lost') settleRefund(world, index, false);
      return;
    }
    one.theirs = answer === 'done' ? 'done' : 'processing';
  }
  if (answer === 'lost') return;
  one.state = 'sent';
  if (one.theirs === 'done' || one.theirs === 'failed') settleRefund(world, index, one.theirs === 'done');
}

function settleRefund(world: World, index: number, done: boolean): void {
  const one = at(world.refunds, index);
  if (one.state === 'done') return;
  one.state = done ? 'done' : 'failed';
  if (!done) return;
  const order = at(world.orders, one.order);
  order.ledger -= one.amount;
  if (order.state !== 'refunding' || one.surplus || one.replaced) return;
  order.refunded += one.amount;
  order.state = order.refunded === order.total ? 'refunded' : 'partly_refunded';
}

/** Asks the provider first; true when it has already done the refund or is processing it. */
function asked(world: World, index: number): boolean {
  const one = at(world.refunds, index);
  if (one.theirs === 'done') {
    settleRefund(world, index, true);
    return true;
  }
  if (one.theirs !== 'processing') return false;
  one.state = 'sent';
  return true;
}

function move(world: World, one: Refund, attempt: number): void {
  one.replaced = true;
  ask(world, one.order, attempt, one.amount, one.surplus);
  const order = at(world.orders, one.order);
  const [from, to] = one.surplus ? [attempt, one.attempt] : [one.attempt, attempt];
  if (order.kept === from) order.kept = to;
}

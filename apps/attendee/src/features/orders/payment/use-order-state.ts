import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { OrderDetail, OrderState } from '@meetingapp/contract/orders/order.ts';
import { useEffect, useRef, useState } from 'react';
import type { Outcome, SendOptions } from '../../../lib/calls/call.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';

/** Milliseconds between polls while a payment is under way (BUSY_MS), and otherwise (IDLE_MS). */
const BUSY_MS = 2000;
const IDLE_MS = 10_000;

export interface AskedState {
  state: OrderState;
  holdUntil: string | null;
  notice: string;
  /** True when the last request got no answer. */
  offline: boolean;
  /** Number of answers so far that nothing was paid. */
  unpaid: number;
  asking: boolean;
  askNow: () => void;
}

const ended: readonly OrderState[] = ['paid', 'cancelled', 'partly_refunded', 'refunded'];
const isOver = (state: OrderState): boolean => ended.includes(state);

/**
 * Polls the state of an order: every 2 seconds while a payment is under way, every 10 otherwise, and at once when the person returns
 * to the page or the network is back. A lost answer is requested again while the page is open.
 */
export function useOrderState(
  order: Pick<OrderDetail, 'state' | 'holdUntil' | 'notice'>,
  busy: boolean,
  ask: (options: SendOptions) => Promise<Outcome<AnswerOf<typeof orderCalls.state>>>,
): AskedState {
  const [known, setKnown] = useState({ state: order.state, holdUntil: order.holdUntil, notice: order.notice });
  const [offline, setOffline] = useState(false);
  const [unpaid, setUnpaid] = useState(0);
  const [asking, setAsking] = useState(false);
  const under = useRef(false);

  async function askNow(): Promise<void> {
    // A hidden page asks when it becomes visible again.
    if (under.current || document.visibilityState === 'hidden') return;
    under.current = true;
    setAsking(true);
    const outcome = await ask({ quiet: true, timeout: 8000 });
    under.current = false;
    setAsking(false);
    setOffline(!outcome.ok && outcome.failure.name === 'offline');
    if (!outcome.ok) return;
    const { state, holdUntil, notice, now } = outcome.answer;
    serverClock.learn(now);
    setKnown({ state, holdUntil, notice });
    if (state === 'open') setUnpaid((count) => count + 1);
  }
  const latest = useRef(askNow);
  useEffect(() => {
    latest.current = askNow;
  });

  const over = isOver(known.state);
  const pace = busy || offline ? BUSY_MS : IDLE_MS;
  useEffect(() => {
    if (over) return;
    const look = () => void latest.current();
    if (busy) look();
    const timer = setInterval(look, pace);
    const events = ['online', 'focus', 'pageshow'] as const;
    for (const event of events) addEventListener(event, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [over, pace, busy]);
  useEffect(() => {
    const lost = () => setOffline(true);
    addEventListener('offline', lost);
    return () => removeEventListener('offline', lost);
  }, []);

  return { ...known, offline, unpaid, asking, askNow: () => void latest.current() };
}

import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { orderCalls } from '@meetingapp/contract/orders.ts';
import type { OrderDetail, OrderState } from '@meetingapp/contract/orders.ts';
import { useEffect, useRef, useState } from 'react';
import type { Outcome, SendOptions } from '../../../lib/call.ts';
import { serverClock } from '../../../lib/server-clock.ts';

/** While a payment is under way, and otherwise. */
const BUSY_MS = 2000;
const IDLE_MS = 10_000;

export interface AskedState {
  state: OrderState;
  holdUntil: string | null;
  notice: string;
  /** The last question got no answer. */
  offline: boolean;
  /** How often the server has said so far that nothing was paid. */
  unpaid: number;
  asking: boolean;
  askNow: () => void;
}

const ended: readonly OrderState[] = ['paid', 'cancelled', 'partly_refunded', 'refunded'];
const isOver = (state: OrderState): boolean => ended.includes(state);

/**
 * Asks the server how the order stands: every two seconds while someone pays, at once when one comes back to this page or the
 * network is there again. A lost answer is asked for again for as long as the page is open.
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
    // A hidden page asks when it is seen again.
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

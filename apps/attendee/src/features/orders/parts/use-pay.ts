import { orderCalls } from '@meetingapp/contract/orders.ts';
import type { OrderDetail, PayInstructions, PayMethod } from '@meetingapp/contract/orders.ts';
import { showToast, showTopTip } from '@meetingapp/ui/feedback.ts';
import { useRef, useState } from 'react';
import { addressOf } from '../../../lib/address.ts';
import { invalidate } from '../../../lib/cache.ts';
import type { Outcome } from '../../../lib/call.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { platform } from '../../../platform/platform.ts';

/** What stands in a sheet: a code to scan, or an account to pay to. */
export type Shown = Extract<PayInstructions, { method: 'native' | 'bank_transfer' }>;

/** What is paid: how an attempt begins, and what to ask anew afterwards. */
export interface Payable {
  begin: (method: PayMethod) => Promise<Outcome<{ instructions: PayInstructions }>>;
  beginning: boolean;
  renew: () => void;
}

/** One order of one person. */
export function useOneOrder({ orderId, cid }: Pick<OrderDetail, 'orderId' | 'cid'>): Payable {
  const { send, sending } = useSend(orderCalls.pay);
  const back = addressOf('signPay', {}, { cid, order: orderId, paying: 1 });
  return {
    begin: (method) => send({ orderid: orderId, method, back }),
    beginning: sending,
    renew: () => invalidate(orderCalls.read),
  };
}

/** Starts an attempt to pay and opens what it needs. One attempt has one key, so that a second tap finds the first one. */
export function usePay({ begin, beginning, renew }: Payable) {
  const t = useT('orders');
  const [shown, setShown] = useState<Shown | null>(null);
  const [begun, setBegun] = useState(false);
  const running = useRef(false);

  async function payInMessenger(payment: Extract<PayInstructions, { method: 'jsapi' }>): Promise<void> {
    const done = await platform().pay(payment);
    if (done.ok) return;
    if (done.reason === 'cancelled') {
      setBegun(false);
      showToast(t('pay.cancelledByUser'));
    } else {
      showTopTip(`${t('pay.failed')}: ${t('pay.another')}`);
    }
  }

  async function open(instructions: PayInstructions): Promise<void> {
    setBegun(true);
    if (instructions.method === 'jsapi') return payInMessenger(instructions);
    if (instructions.method === 'native' || instructions.method === 'bank_transfer') {
      setShown(instructions);
      // A transfer keeps the places for days: the time left is another one now.
      if (instructions.method === 'bank_transfer') renew();
      return;
    }
    location.assign(instructions.url);
  }

  async function walk(method: PayMethod): Promise<void> {
    const outcome = await begin(method);
    if (outcome.ok) return open(outcome.answer.instructions);
    renew();
    showTopTip(outcome.failure.msg);
  }

  return {
    shown,
    begun,
    starting: beginning,
    close: () => setShown(null),
    async start(method: PayMethod): Promise<void> {
      if (running.current) return;
      running.current = true;
      await walk(method).finally(() => {
        running.current = false;
      });
    },
  };
}

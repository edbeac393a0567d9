import { afterLayers } from '../../../lib/navigation/layers.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { OrderDetail, PayInstructions, PayMethod } from '@meetingapp/contract/orders/order.ts';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useRef, useState } from 'react';
import { addressOf } from '../../../lib/navigation/address.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import type { Outcome } from '../../../lib/calls/call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { platform } from '../../../platform/platform.ts';

/** Instructions shown in a sheet: a code to scan, or an account to transfer to. */
export type ShownSheet = Extract<PayInstructions, { method: 'native' | 'bank_transfer' }>;

/** Something payable: how an attempt starts, and what to refresh afterwards. */
export interface Payable {
  begin: (method: PayMethod) => Promise<Outcome<{ instructions: PayInstructions }>>;
  beginning: boolean;
  renew: () => void;
}

/** One person's order as a payable. */
export function useOrderPayable({ orderId, cid }: Pick<OrderDetail, 'orderId' | 'cid'>): Payable {
  const { send, sending } = useSend(orderCalls.pay);
  const back = addressOf('signPay', {}, { cid, order: orderId, paying: 1 });
  return {
    begin: (method) => send({ orderid: orderId, method, back }),
    beginning: sending,
    renew: () => invalidate(orderCalls.read),
  };
}

/** Starts a payment attempt and opens what it needs. Idempotent: one attempt has one key, so a second tap finds the first attempt. */
export function usePayment({ begin, beginning, renew }: Payable) {
  const t = useT('orders');
  const [shown, setShown] = useState<ShownSheet | null>(null);
  const [begun, setBegun] = useState(false);
  const running = useRef(false);

  async function payInMessenger(payment: Extract<PayInstructions, { method: 'jsapi' }>): Promise<void> {
    const done = await platform().pay(payment);
    if (done.ok) return;
    if (done.reason === 'cancelled') {
      setBegun(false);
      showToast(t('pay.cancelledByUser'));
    } else {
      showTopTip(t('pay.failedText'));
    }
  }

  async function open(instructions: PayInstructions): Promise<void> {
    setBegun(true);
    if (instructions.method === 'jsapi') return payInMessenger(instructions);
    if (instructions.method === 'native' || instructions.method === 'bank_transfer') {
      setShown(instructions);
      // A transfer holds the places for days, so the time left has changed.
      if (instructions.method === 'bank_transfer') renew();
      return;
    }
    const { url } = instructions;
    afterLayers(() => location.assign(url));
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

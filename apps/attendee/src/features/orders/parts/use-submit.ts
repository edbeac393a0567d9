import { hotelCalls } from '@meetingapp/contract/hotel.ts';
import { orderCalls } from '@meetingapp/contract/orders.ts';
import type { Preview } from '@meetingapp/contract/orders.ts';
import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { askConfirm, hideTopTip, showNotice, showSuccess, showTopTip } from '@meetingapp/ui/feedback.ts';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { useRef } from 'react';
import { ask, invalidate } from '../../../lib/cache.ts';
import type { CallFailure } from '../../../lib/call.ts';
import { useGo } from '../../../lib/go.tsx';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import type { StepName } from '../../../lib/sign-up/steps.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';

/** Where a refusal is mended. */
const wayOut: Readonly<Partial<Record<string, { step: StepName; text: 'toFee' | 'toHotel' | 'toBranch' }>>> = {
  fee_missing: { step: 'fee', text: 'toFee' },
  fee_sold_out: { step: 'fee', text: 'toFee' },
  fee_not_eligible: { step: 'fee', text: 'toFee' },
  extra_sold_out: { step: 'fee', text: 'toFee' },
  discount_unknown: { step: 'fee', text: 'toFee' },
  discount_used_up: { step: 'fee', text: 'toFee' },
  discount_not_valid: { step: 'fee', text: 'toFee' },
  room_full: { step: 'hotel', text: 'toHotel' },
  bed_full: { step: 'hotel', text: 'toHotel' },
  room_unavailable: { step: 'hotel', text: 'toHotel' },
  branch_full: { step: 'branch', text: 'toBranch' },
};

/** What everything about one's registrations and orders was asked with is out of date. */
export function refreshOrders(): void {
  for (const call of [
    orderCalls.preview,
    orderCalls.read,
    orderCalls.mine,
    registrationCalls.read,
    registrationCalls.mine,
    registrationCalls.info,
    hotelCalls.list,
  ])
    invalidate(call);
}

/** Makes the order of what is confirmed, once; then pays, waits for the review, or is done. */
export function useSubmit(place: Pick<SignUp, 'cid' | 'query' | 'adding'>, regId: number) {
  const t = useT('orders');
  const go = useGo();
  const goStep = useGoStep(place);
  const { send, sending } = useSend(orderCalls.create);
  const running = useRef(false);

  async function priceChanged(old: Preview): Promise<void> {
    const fresh = await ask(orderCalls.preview, { regid: regId }, { fresh: 0 });
    if (!fresh.ok) return showTopTip(fresh.failure.msg);
    const words = {
      old: moneyText(old.total, old.currency, true),
      price: moneyText(fresh.answer.preview.total, old.currency, true),
    };
    await showNotice({
      title: t('confirm.changedTitle'),
      text: t('confirm.changedText', words),
      ok: t('confirm.changedOk'),
    });
  }

  async function refused(failure: CallFailure, preview: Preview): Promise<void> {
    refreshOrders();
    if (failure.name === 'price_changed') return priceChanged(preview);
    const out = wayOut[failure.name];
    if (!out) return showTopTip(failure.msg);
    const text = `${failure.msg} ${t('confirm.kept2')}`;
    const change = await askConfirm({
      title: t('confirm.refusedTitle'),
      text,
      stay: t('confirm.stay'),
      act: t(`confirm.${out.text}`),
    });
    if (!change) return;
    if (out.step === 'branch') goStep('personal', { opFlag: 1, query: { at: 'branch' } });
    else goStep(out.step, { opFlag: 1 });
  }

  async function walk(preview: Preview): Promise<void> {
    const outcome = await send({ regid: regId, total: preview.total });
    if (!outcome.ok) return refused(outcome.failure, preview);
    const { order } = outcome.answer;
    refreshOrders();
    hideTopTip();
    // Back from paying leads to the registration, not into a wizard that is over.
    const here = { cid: place.cid, reg: regId };
    go('signOrder', {}, here, { replace: true });
    if (order === null) showSuccess(t('confirm.sent'));
    else if (order.state === 'paid') showSuccess(t('confirm.done'));
    else go('signPay', {}, { cid: place.cid, order: order.orderId });
  }

  return {
    busy: sending,
    async submit(preview: Preview): Promise<void> {
      if (running.current) return;
      running.current = true;
      await walk(preview).finally(() => {
        running.current = false;
      });
    },
  };
}

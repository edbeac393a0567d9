import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { Preview } from '@meetingapp/contract/orders/order.ts';
import { askConfirm, hideTopTip, showNotice, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useRef } from 'react';
import { ask } from '../../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import type { StepName } from '../../../shared/sign-up/steps.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { refreshOrders } from '../data.ts';

/** Step in which a refusal can be resolved. */
const wayOut: Readonly<Partial<Record<string, { step: StepName; text: 'toFee' | 'toHotel' | 'toBranch' }>>> = {
  fee_missing: { step: 'fee', text: 'toFee' },
  fee_sold_out: { step: 'fee', text: 'toFee' },
  fee_not_eligible: { step: 'fee', text: 'toFee' },
  currency_unpriced: { step: 'fee', text: 'toFee' },
  discount_other_currency: { step: 'fee', text: 'toFee' },
  extra_sold_out: { step: 'fee', text: 'toFee' },
  discount_unknown: { step: 'fee', text: 'toFee' },
  discount_used_up: { step: 'fee', text: 'toFee' },
  discount_not_valid: { step: 'fee', text: 'toFee' },
  room_full: { step: 'hotel', text: 'toHotel' },
  bed_full: { step: 'hotel', text: 'toHotel' },
  room_unavailable: { step: 'hotel', text: 'toHotel' },
  branch_full: { step: 'branch', text: 'toBranch' },
};

/** Place of a registration in the wizard; `info` is known while the wizard is open. */
type SubmitPlace = Pick<SignUp, 'cid' | 'query' | 'adding'> & { readonly info?: Pick<SignUp['info'], 'joins'> };

/** Submits the order once; then continues to payment, review or completion. */
export function useSubmitOrder(place: SubmitPlace, regId: number) {
  const t = useT('orders');
  const go = useNavigate();
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
    // Back from payment leads to the registration, not to the completed wizard.
    const here = { cid: place.cid, reg: regId };
    const joins = place.info?.joins;
    // The contact of a group adds the next person, or pays for all of them.
    if (joins?.own) go('signMyOrders', {}, { cid: place.cid, group: joins.own }, { replace: true });
    else go('signOrder', {}, here, { replace: true });
    if (order === null) showSuccess(t('confirm.sent'));
    else if (order.state === 'paid') showSuccess(t('confirm.done'));
    else if (joins?.own || joins?.payer === 'contact') showSuccess(t('confirm.placed'));
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

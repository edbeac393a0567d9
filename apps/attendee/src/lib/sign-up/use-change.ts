import type { BodyOf } from '@meetingapp/contract/call.ts';
import { changeCalls } from '@meetingapp/contract/orders-change.ts';
import type { ChangeQuote } from '@meetingapp/contract/orders-change.ts';
import { orderCalls } from '@meetingapp/contract/orders.ts';
import { hotelCalls } from '@meetingapp/contract/hotel.ts';
import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { askConfirm, showSuccess } from '@meetingapp/ui/feedback.ts';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { invalidate } from '../cache.ts';
import type { CallFailure } from '../call.ts';
import { useGo } from '../go.tsx';
import { useT } from '../texts.ts';
import { useSend } from '../use-call.ts';

export type ChangeWish = BodyOf<typeof changeCalls.changeQuote>;

/** What a change costs or gives back, in one sentence, with the rule. */
export function useQuoteText(): (quote: ChangeQuote) => string {
  const t = useT('registration');
  return ({ before, after, toPay, refund, percent, currency }) => {
    const price = (fen: number) => moneyText(fen, currency, true);
    if (toPay > 0) return t('change.pays', { price: price(toPay), before: price(before), after: price(after) });
    if (before === after) return t('change.same');
    const words = { price: price(refund), before: price(before), after: price(after), percent };
    return refund > 0 ? t('change.back', words) : t('change.nothingBack', words);
  };
}

/** Makes a change as it was shown, after a last yes; leads to paying where something is to be paid. */
export function useChange(cid: string, regId: number) {
  const t = useT('registration');
  const go = useGo();
  const text = useQuoteText();
  const { send, sending } = useSend(changeCalls.change);
  return {
    busy: sending,
    /** Null: done, or given up. */
    async make(wish: ChangeWish, quote: ChangeQuote): Promise<CallFailure | null> {
      const { toPay, refund, currency } = quote;
      const act = toPay > 0 ? t('change.actPay', { price: moneyText(toPay, currency, true) }) : t('change.act');
      const yes = await askConfirm({ title: t('change.sure'), text: text(quote), stay: t('change.stay'), act });
      if (!yes) return null;
      const outcome = await send({ ...wish, toPay, refund });
      for (const call of [
        changeCalls.changeOptions,
        changeCalls.changeQuote,
        orderCalls.read,
        orderCalls.mine,
        registrationCalls.read,
        registrationCalls.mine,
        registrationCalls.info,
        hotelCalls.list,
      ])
        invalidate(call);
      if (!outcome.ok) return outcome.failure;
      const { order } = outcome.answer;
      go('signOrder', {}, { cid, reg: regId }, { replace: true });
      if (order) go('signPay', {}, { cid, order: order.orderId });
      else showSuccess(refund > 0 ? t('change.doneBack') : t('change.done'));
      return null;
    },
  };
}

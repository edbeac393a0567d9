import type { BodyOf } from '@meetingapp/contract/call.ts';
import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import type { ChangeQuote } from '@meetingapp/contract/orders/change.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { askConfirm, showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { invalidate } from '../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../lib/calls/call.ts';
import { useNavigate } from '../../lib/navigation/navigation.tsx';
import { useT } from '../../lib/texts/texts.ts';
import { useSend } from '../../lib/calls/use-call.ts';

export type ChangeInput = BodyOf<typeof changeCalls.changeQuote>;

/** One sentence with the extra cost or refund of a change, and the rule. */
export function useQuoteText(): (quote: ChangeQuote, kind?: ChangeInput['kind']) => string {
  const t = useT('registrationChange');
  return ({ before, after, toPay, refund, percent, currency }, kind) => {
    const price = (fen: number) => moneyText(fen, currency, true);
    if (kind === 'extras') return toPay > 0 ? t('change.paysExtras', { price: price(toPay) }) : t('change.freeExtras');
    if (toPay > 0) return t('change.pays', { price: price(toPay), before: price(before), after: price(after) });
    if (before === after) return t('change.same');
    const words = { price: price(refund), before: price(before), after: price(after), percent };
    return refund > 0 ? t('change.back', words) : t('change.nothingBack', words);
  };
}

/** Makes a change as quoted after a final confirmation; opens the payment if something is due. */
export function useChange(cid: string, regId: number) {
  const t = useT('registrationChange');
  const go = useNavigate();
  const text = useQuoteText();
  const { send, sending } = useSend(changeCalls.change);
  return {
    busy: sending,
    /** Null: done, or cancelled by the person. */
    async make(wish: ChangeInput, quote: ChangeQuote): Promise<CallFailure | null> {
      const { toPay, refund, currency } = quote;
      const act = toPay > 0 ? t('change.actPay', { price: moneyText(toPay, currency, true) }) : t('change.act');
      const yes = await askConfirm({
        title: t('change.sure'),
        text: text(quote, wish.kind),
        stay: t('change.stay'),
        act,
      });
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

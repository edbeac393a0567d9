import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { ban, receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { bedDouble, ticket } from '@meetingapp/ui/icons/icons-topics.ts';
import { plus, rotateCcw } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { momentText, shortDay } from '../../../lib/time/dates.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { refreshOrders } from '../data.ts';

interface RegistrationChangesProps {
  registration: RegistrationDetail;
  order: OrderDetail | null;
}

/** Cancellation with its consequences; changes that are not possible, with the reason; and the history. */
export function RegistrationChanges({ registration, order }: RegistrationChangesProps) {
  const t = useT('orders');
  const go = useNavigate();
  const language = useLanguage();
  const zone = useConference(registration.cid)?.zone ?? usualZone;
  const cancelRegistration = useSend(registrationCalls.cancel);
  const cancelOrder = useSend(orderCalls.cancel);
  const refund = useSend(orderCalls.refund);
  const busy = cancelRegistration.sending || cancelOrder.sending || refund.sending;
  const back = order?.refundNow ?? null;
  const open = order !== null && (order.state === 'open' || order.state === 'expired');
  const { can, regId, state, cid } = registration;
  const options = useCall(changeCalls.changeOptions, state === 'confirmed' ? { regid: regId } : null, {
    fresh: 0,
    quiet: true,
  }).answer;
  const hasHotel = useCall(registrationCalls.conInfo, { cid }, { quiet: true }).answer?.data.hasHotel === '1';
  const change = { cid, reg: regId, at: 'change' };
  const until = (day: string | null) => day && t('own.changeUntil', { date: shortDay(day, language) });
  const ended = state === 'cancelled' || state === 'refused' || state === 'gone';
  const reasons = [
    ...new Set([can.edit ? '' : can.editReason, can.cancel || back !== null ? '' : can.cancelReason]),
  ].filter(Boolean);

  async function cancel() {
    const yes = await askConfirm({
      title: t('own.cancel'),
      text: t('own.cancelText'),
      stay: t('own.keep'),
      act: t('own.cancelAct'),
      danger: true,
    });
    if (!yes) return;
    const outcome =
      open && order
        ? await cancelOrder.send({ orderid: order.orderId })
        : await cancelRegistration.send({ regid: regId });
    refreshOrders();
    if (outcome.ok) showSuccess(t('own.cancelled'));
    else showTopTip(outcome.failure.msg);
  }
  async function giveBack(amount: number, { orderId, total, refunded, currency }: OrderDetail) {
    const price = moneyText(amount, currency, true);
    const paid = moneyText(total - refunded, currency, true);
    const free = total === 0;
    const text =
      amount > 0 ? t('own.refundText', { price, paid }) : free ? t('own.cancelText') : t('own.refundNothing', { paid });
    const act = amount > 0 ? t('own.refundAct') : free ? t('own.cancelAct') : t('own.refundActNothing');
    const yes = await askConfirm({
      title: free ? t('own.cancel') : t('own.refundTitle'),
      text,
      stay: t('own.keep'),
      act,
      danger: true,
    });
    if (!yes) return;
    const outcome = await refund.send({ orderid: orderId, amount });
    refreshOrders();
    if (outcome.ok) showSuccess(amount > 0 ? t('own.refundSent') : t('own.cancelled'));
    else showTopTip(outcome.failure.msg);
  }

  return (
    <>
      {!ended && (options || can.cancel || back !== null || reasons.length > 0) && (
        <>
          <div className="head">
            <h2>{t('own.changes')}</h2>
          </div>
          <List>
            {options?.openOrderId && (
              <ListRow
                icon={receiptText}
                title={t('own.payChange')}
                onPress={() => go('signPay', {}, { cid, order: options.openOrderId ?? 0 })}
              />
            )}
            {options?.fee.allowed && (
              <ListRow
                icon={ticket}
                title={t('own.changeFee')}
                value={until(options.fee.until)}
                onPress={() => go('signApply', { opFlag: 1 }, change)}
              />
            )}
            {options && options.extras.length > 0 && (
              <ListRow
                icon={plus}
                title={t('own.addExtras')}
                onPress={() => go('signApply', { opFlag: 1 }, { ...change, part: 'extras' })}
              />
            )}
            {hasHotel && options?.stay.allowed && (
              <ListRow
                icon={bedDouble}
                title={t('own.changeStay')}
                value={until(options.stay.until)}
                onPress={() => go('signHotel', { opFlag: 1 }, change)}
              />
            )}
            {order && back !== null && (
              <ListRow
                icon={rotateCcw}
                title={order.total === 0 ? t('own.cancel') : t('own.refund')}
                value={
                  order.total === 0 ? undefined : t('own.refundNow', { price: moneyText(back, order.currency, true) })
                }
                onPress={() => void (busy || giveBack(back, order))}
              />
            )}
            {can.cancel && back === null && (
              <ListRow icon={ban} title={t('own.cancel')} onPress={() => void (busy || cancel())} />
            )}
            {reasons.map((reason) => (
              <ListRow key={reason} title={<span className="t-sm ink-2">{reason}</span>} />
            ))}
          </List>
        </>
      )}
      {!ended && order && order.total > 0 && order.refundPolicy.length > 0 && (
        <div className="own-policy">
          <p className="strong">{t('own.policy')}</p>
          {order.refundPolicy.map((step) => (
            <p key={step.until}>
              {t('own.policyStep', { date: shortDay(step.until, language), percent: step.percent })}
            </p>
          ))}
          <p>{t('own.policyRest')}</p>
        </div>
      )}
      <div className="head">
        <h2>{t('own.history')}</h2>
      </div>
      <ol className="own-history">
        {registration.history.map((event) => (
          <li key={`${event.at}${event.text}`}>
            <time dateTime={event.at}>{momentText(event.at, zone, language)}</time>
            <span>{event.text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

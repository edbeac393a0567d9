import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import { paymentLinkCalls as calls } from '@meetingapp/contract/orders/payment-link.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { askConfirm, showSuccess, showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useSend } from '../../../lib/calls/use-call.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';

interface PaymentLinkSheetProps {
  order: OrderDetail;
  paymentKey: string;
  onClose: () => void;
}

/** False where the browser can only copy. */
const canShare = (): boolean => platform().kind !== 'browser' || 'share' in navigator;

/** The link to pay an order as a QR code, to send, to copy, and to end. */
export function PaymentLinkSheet({ order, paymentKey, onClose }: PaymentLinkSheetProps) {
  const t = useT('orders');
  const ending = useSend(calls.endPaymentLink);
  const price = moneyText(order.total, order.currency, true);
  const link = location.origin + addressOf('signPay', {}, { cid: order.cid, link: paymentKey });

  async function share() {
    const text = t('payLink.message', { name: order.name, conference: order.conference, price });
    const done = await platform().share({ title: t('payLink.title', { name: order.name }), text, link, image: '' });
    if (!done.ok && done.reason !== 'cancelled') showTopTip(link);
  }
  async function copy() {
    if (await copyText(link)) showSuccess(t('pay.copied'));
    else showTopTip(link);
  }
  async function end() {
    const yes = await askConfirm({
      title: t('payLink.endTitle'),
      text: t('payLink.endText'),
      stay: t('payLink.keep'),
      act: t('payLink.end'),
      danger: true,
    });
    if (!yes) return;
    const outcome = await ending.send({ orderid: order.orderId });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    showToast(t('payLink.ended'));
    onClose();
  }
  return (
    <Sheet open onClose={onClose} title={t('payLink.ask')} closeLabel={t('pay.close')}>
      <div className="pay-code">
        <QrCode value={link} label={t('payLink.code', { name: order.name })} size="3.6rem" />
        <p className="ink-2">{t('payLink.text')}</p>
      </div>
      <div className="pay-link-acts">
        {canShare() && <Button onClick={() => void share()}>{t('payLink.send')}</Button>}
        <Button variant="soft" onClick={() => void copy()}>
          {t('payLink.copy')}
        </Button>
        <Button variant="ghost" loading={ending.sending} onClick={() => void end()}>
          {t('payLink.end')}
        </Button>
      </div>
    </Sheet>
  );
}

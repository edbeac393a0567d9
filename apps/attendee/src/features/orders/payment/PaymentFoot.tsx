import type { PayMethod } from '@meetingapp/contract/orders/order.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { usePaymentLabels } from './use-payment-labels.ts';
import type { usePayment } from './use-payment.ts';

interface PaymentFootProps {
  pay: ReturnType<typeof usePayment>;
  /** Null where no method works on this device. */
  method: PayMethod | null;
  price: string;
  /** False: the order has no method on any device. */
  payable: boolean;
  paid: boolean;
}

/** The button that starts the payment. */
export function PaymentFoot({ pay, method, price, payable, paid }: PaymentFootProps) {
  const t = useT('orders');
  const labels = usePaymentLabels(price);
  return (
    <StickyFoot>
      <Button
        guard
        onClick={() => method && void pay.start(method)}
        loading={pay.starting || paid}
        loadingText={paid ? t('pay.paid') : t('pay.starting')}
        disabled={method === null}
        reason={method === null ? t(payable ? 'pay.notHere' : 'pay.noMethodShort') : undefined}
      >
        {method ? labels[method] : t('pay.title')}
      </Button>
    </StickyFoot>
  );
}

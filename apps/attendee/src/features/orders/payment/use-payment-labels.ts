import type { PayMethod } from '@meetingapp/contract/orders/order.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { fittingMethods } from './view.ts';

const isPhone = (): boolean => /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent);

/** Payment methods that work where this page is open. */
export const methodsHere = <M extends { method: PayMethod }>(methods: readonly M[]): M[] =>
  fittingMethods(methods, { messenger: platform().kind === 'messenger', phone: isPhone() });

/** Button text by payment method. */
export function usePaymentLabels(price: string): Readonly<Record<PayMethod, string>> {
  const t = useT('orders');
  return {
    jsapi: t('pay.pay', { method: t('pay.jsapi'), price }),
    h5: t('pay.pay', { method: t('pay.h5'), price }),
    alipay_wap: t('pay.pay', { method: t('pay.alipay_wap'), price }),
    native: t('pay.nativeAct', { price }),
    bank_transfer: t('pay.bankAct'),
  };
}

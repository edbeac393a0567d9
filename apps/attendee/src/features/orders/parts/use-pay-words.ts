import type { PayMethod } from '@meetingapp/contract/orders.ts';
import { useT } from '../../../lib/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { fittingMethods } from '../view.ts';

const isPhone = (): boolean => /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent);

/** The ways to pay that work where this page is open. */
export const methodsHere = <M extends { method: PayMethod }>(methods: readonly M[]): M[] =>
  fittingMethods(methods, { messenger: platform().kind === 'messenger', phone: isPhone() });

/** What the button says, by the way to pay. */
export function usePayWords(price: string): Readonly<Record<PayMethod, string>> {
  const t = useT('orders');
  return {
    jsapi: t('pay.pay', { method: t('pay.jsapi'), price }),
    h5: t('pay.pay', { method: t('pay.h5'), price }),
    alipay_wap: t('pay.pay', { method: t('pay.alipay_wap'), price }),
    native: t('pay.nativeAct', { price }),
    bank_transfer: t('pay.bankAct'),
  };
}

import type { OrderDetail, PayMethod } from '@meetingapp/contract/orders/order.ts';

/** Where a person pays, which decides the payment methods that fit. */
export interface PayPlace {
  messenger: boolean;
  /** True in a phone's browser, which can open another app. */
  phone: boolean;
}

/** Payment methods that work here, the likeliest first. `jsapi` only inside the messenger, `h5` only outside it on a phone. */
export function fittingMethods<M extends { method: PayMethod }>(
  methods: readonly M[],
  { messenger, phone }: PayPlace,
): M[] {
  const order: PayMethod[] = messenger
    ? ['jsapi', 'bank_transfer']
    : phone
      ? ['h5', 'alipay_wap', 'native', 'bank_transfer']
      : ['native', 'alipay_wap', 'bank_transfer'];
  return order.flatMap((method) => methods.filter((one) => one.method === method));
}

/** Amount refunded, in fen, with the time of the last refund; or the amount still being refunded. */
export function moneyBack(refunds: OrderDetail['refunds'], out: boolean): { fen: number; at: string | null } {
  const meant = refunds.filter((refund) => (out ? refund.doneAt !== null : ['asked', 'sent'].includes(refund.state)));
  const fen = meant.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    fen,
    at:
      meant
        .flatMap((refund) => refund.doneAt ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}

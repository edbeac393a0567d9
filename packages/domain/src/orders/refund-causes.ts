/** Values of the column `refund.cause`. The free text in `refund.reason` decides nothing. */
export const refundCauses = [
  'paid_twice',
  'paid_after_end',
  'no_place_left',
  'cancelled',
  'changed',
  'stay_cancelled',
  'staff',
] as const;
export type RefundCause = (typeof refundCauses)[number];

/**
 * True for a payment that bought nothing, because another one had paid the order or the order had ended. It is refunded in full and
 * changes neither the state nor the refunded amount of the order.
 */
export const isSurplus = (cause: RefundCause): boolean => cause === 'paid_twice' || cause === 'paid_after_end';

import type { Texts } from '../../texts.ts';
import type { refundEffects as source } from '../../zh/orders/refund.ts';

export const refundEffects = {
  title: 'After the refund',
  titleEnd: 'After the cancellation',
  paidNow: 'Paid now {now}, afterwards {left}',
  place: 'The place is kept: {fee}',
  placeEnd: 'The place is free at once: {fee}',
  room: 'The room is kept: {room}, {nights}',
  roomEnd: 'The room is free at once: {room}, {nights}',
  invoice: {
    none: 'There is no invoice; one requested later is for what remains',
    noneEnd: 'There is no invoice',
    asked: 'The requested invoice will be issued for {left}',
    askedNothing: 'The requested invoice will not be issued: nothing remains paid',
    issued:
      'Invoice {number} ({amount}): when the refund is completed, the invoice list shows a credit note due for {back}',
    untouched: 'Invoice {number} ({amount}) is unchanged',
    together:
      'Invoice {number} also covers other people: when the refund is completed, the invoice list shows a credit note due for {back}',
    askedTogether: 'The invoice requested for several people will be issued for what remains after the refund',
  },
} as const satisfies Texts<typeof source>;

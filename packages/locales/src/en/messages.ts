import type { Texts } from '../texts.ts';
import type { messages as zh } from '../zh/messages.ts';

export const messages = {
  code: {
    subject: 'Your code',
    body: 'Your code is {code}. It works for {minutes} minutes. If you did not ask for it, ignore this message.',
  },
  paid: {
    subject: 'Payment received',
    body: 'Your order {order} is paid, {amount} {currency}, and your registration is confirmed. Your entry code is on the conference page.',
  },
  late_payment: {
    subject: 'No place left, money on its way back',
    body: 'When the payment of your order {order} arrived, no place was left. {amount} {currency} are on their way back; you need not do anything.',
  },
  place_offered: {
    subject: 'A place is kept for you',
    body: '{conference}: there is a place for {title}. It is kept for you until {until}. Log in to take it: {link}',
  },
} as const satisfies Texts<typeof zh>;

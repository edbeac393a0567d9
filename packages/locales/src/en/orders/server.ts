import type { Texts } from '../../texts.ts';
import type { orderServer as zh } from '../../zh/orders/server.ts';

export const orderServer = {
  statement: {
    day: 'Date|Booking date|Transaction date|Value date',
    amount: 'Credit|Credit amount|Amount',
    outgoing: 'Debit|Debit amount|Paid out|Withdrawal',
    payer: 'Payer|Counterparty|Name',
    remark: 'Remark|Purpose|Details|Memo|Description',
    reference: 'Transaction ID|Bank reference|Reference',
    currency: 'Currency',
    direction: 'Debit/Credit|Credit/Debit|Dr/Cr|Cr/Dr|D/C|C/D|Direction',
  },
  statementDirections: {
    incoming: 'Credit|Cr|C|In|Incoming|+',
    outgoing: 'Debit|Dr|D|Out|Outgoing|-',
  },
  statementCurrencies: { CNY: 'RMB', HKD: 'HK dollar' },
  statementColumns: {
    day: 'Day',
    amount: 'Amount in',
    outgoing: 'Amount out',
    payer: 'Payer',
    remark: 'Remark',
    reference: 'Number of the bank',
    currency: 'Currency',
    direction: 'In or out',
  },
  invoiceResult: {
    serial: 'Serial number',
    number: 'Invoice number',
    day: 'Date of issue',
    amount: 'Total with tax',
    title: 'Buyer',
    remark: 'Remark',
  },
  lateNotice:
    'No place was left when your payment arrived. The money was refunded automatically to your original payment method.',
  sharedLate:
    'There was no place left for {names} when the payment arrived: that part was refunded automatically. The others are confirmed.',
  sharedDescription: '{conference}, registration of {count}',
  listComma: ', ',
  refundReasons: {
    no_place_left: 'No place was left when the payment arrived; refunded automatically',
    paid_twice: 'Paid twice; refunded automatically',
    paid_after_end: 'Paid after the order had been cancelled; refunded automatically',
    changed: 'Registration changed, difference refunded',
    cancelled: 'Cancelled by the attendee',
    stay_cancelled: 'Hotel stay cancelled, refunded by the rules',
    staff: 'Refunded by the organisers',
  },
  paidEarlier: 'As recorded by the organiser',
  discountLine: 'Discount code {code}',
  changeLine: 'Change of registration, difference',
  changeUntil: 'Could be changed online until {date}',
  changeNever: 'To change it, please contact the organisers',
  changeState: 'Can be changed once your registration is confirmed',
  nightLine: '{hotel}, {roomType}',
  nights: '{checkIn} to {checkOut}',
  description: 'Registration, {conference}',
} as const satisfies Texts<typeof zh>;

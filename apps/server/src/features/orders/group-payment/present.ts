import type { PayMethod } from '@meetingapp/contract/orders/order.ts';
import type { SharedOrder } from '@meetingapp/contract/orders/group-payment.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { stateAt } from '../order/present.ts';
import type { findSharedInvoice, SharedRow } from './queries.ts';
import type { PartRow } from '../order/queries-parts.ts';

const texts = { zh, en };

/** When the first of their holds lapses. */
const firstEnd = (parts: readonly PartRow[]): Date | null =>
  parts
    .map((part) => part.hold_until)
    .reduce((one, other) => (one && other && other < one ? other : one), parts[0]?.hold_until ?? null);

export function sharedState(
  row: Pick<SharedRow, 'ended_at'>,
  parts: readonly PartRow[],
  isPaid: boolean,
  now: Date,
): SharedOrder['state'] {
  if (isPaid) return 'paid';
  return row.ended_at === null && parts.every((part) => stateAt(part, now) === 'open') ? 'open' : 'over';
}

interface Parts {
  row: SharedRow;
  parts: PartRow[];
  isPaid: boolean;
  /** Orders refunded because their places were taken. */
  late: readonly number[];
  invoice: Awaited<ReturnType<typeof findSharedInvoice>>;
  methods: { method: PayMethod; simulated: boolean }[];
  now: Date;
}

export function presentShared(
  { row, parts, isPaid, late, invoice, methods, now }: Parts,
  language: Language,
): SharedOrder {
  const state = sharedState(row, parts, isPaid, now);
  const names = parts.filter((part) => late.includes(part.order_id)).map(({ name }) => name);
  return {
    sharedId: row.id,
    number: row.number,
    cid: row.conference_id,
    conference: row.conference_title[language],
    total: row.total,
    currency: row.currency,
    state,
    holdUntil: state === 'open' ? (firstEnd(parts)?.toISOString() ?? null) : null,
    people: parts.map((part) => ({
      orderId: part.order_id,
      regId: part.registration_id,
      name: part.name,
      total: part.total,
      refunded: part.refunded,
      state: stateAt(part, now),
    })),
    methods,
    notice:
      names.length === 0 ? '' : format(texts[language].sharedLate, { names: names.join(texts[language].listComma) }),
    invoice: invoice
      ? {
          kind: invoice.kind,
          holder: invoice.holder,
          title: invoice.title,
          taxNumber: invoice.tax_number,
          address: invoice.address,
          phone: invoice.phone,
          bank: invoice.bank,
          account: invoice.account,
          email: invoice.email,
        }
      : null,
    hasInvoice: row.has_invoice && row.currency === HOME_CURRENCY,
    invoiceState: invoice?.state ?? '',
  };
}

import type { Preview } from '@meetingapp/contract/orders/order.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { presentLine } from '../order/present.ts';
import type { Selection, ExtraChoice } from './queries-selection.ts';

export function presentPreview(
  selection: Selection & { extras: ExtraChoice[] },
  registration: { hold_until: Date | null },
  setting: { currency: string; review: boolean },
  language: Language,
): Preview {
  return {
    lines: selection.lines.map((line) => presentLine(line, language)),
    total: selection.total,
    currency: setting.currency,
    holdUntil: registration.hold_until?.toISOString() ?? null,
    discountCode: selection.discountCode,
    extras: selection.extras.map((extra) => ({
      extraId: extra.id,
      title: extra.title[language],
      remark: extra.remark[language],
      amount: extra.amount,
      left: extra.left,
      atMost: extra.at_most,
      quantity: extra.quantity,
    })),
    review: setting.review,
  };
}

import type { OrderLine } from '@meetingapp/contract/orders/order.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** A line of an order as stored, in both languages. */
export interface Line {
  kind: OrderLine['kind'];
  title: Bilingual;
  remark: Bilingual;
  quantity: number;
  /** Fen, for the whole line. */
  amount: number;
}

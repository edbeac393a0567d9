import type { StandOrderState } from '@meetingapp/contract/exhibition/extra.ts';
import { totalOf } from '../money.ts';
import { moveIn, type Move, type Transitions } from '../state-machine.ts';

type StandOrderEvent = 'pay' | 'cancel' | 'refund';

const moves: Transitions<StandOrderState, StandOrderEvent> = {
  open: { pay: 'paid', cancel: 'cancelled' },
  paid: { refund: 'refunded' },
  cancelled: {},
  refunded: {},
};

/** The state after an event, or `not_from_here`. */
export const moveStandOrder = (state: StandOrderState, event: StandOrderEvent): Move<StandOrderState> =>
  moveIn(moves, state, event);

/** An item of the catalogue as one exhibitor finds it. */
export interface Extra {
  id: number;
  /** Of one piece, in fen. */
  price: number;
  /** Pieces of all exhibitors together; null: unlimited. */
  stock: number | null;
  /** Pieces in open and paid orders of all exhibitors. */
  taken: number;
  /** Pieces of one exhibitor; null: unlimited. */
  most: number | null;
  /** Pieces in open and paid orders of this exhibitor. */
  own: number;
  closesAt: Date | null;
  offered: boolean;
}

/** True while an item may be ordered; the moment of `closesAt` is too late. */
export const isOpen = ({ offered, closesAt }: Pick<Extra, 'offered' | 'closesAt'>, now: Date): boolean =>
  offered && (closesAt === null || now < closesAt);

/** Pieces that the exhibitor can still order; null: unlimited. */
export function leftOf({ stock, taken, most, own }: Pick<Extra, 'stock' | 'taken' | 'most' | 'own'>): number | null {
  const limits = [stock === null ? [] : [stock - taken], most === null ? [] : [most - own]].flat();
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits));
}

export interface ExtraChoice {
  extraId: number;
  count: number;
}

export type Chosen =
  | { ok: true; lines: { extraId: number; price: number; count: number }[]; total: number }
  | { ok: false; reason: 'stand_extra_closed' | 'stand_extra_sold_out'; at: number };

/** What a wish costs, in fen; `at`: the line that cannot be ordered. An item stands in one line only. */
export function chooseExtras(extras: readonly Extra[], wishes: readonly ExtraChoice[], now: Date): Chosen {
  const lines: { extraId: number; price: number; count: number }[] = [];
  for (const [at, { extraId, count }] of wishes.entries()) {
    const extra = extras.find(({ id }) => id === extraId);
    if (!extra || !isOpen(extra, now) || lines.some((line) => line.extraId === extraId))
      return { ok: false, reason: 'stand_extra_closed', at };
    const left = leftOf(extra);
    if (left !== null && count > left) return { ok: false, reason: 'stand_extra_sold_out', at };
    lines.push({ extraId, price: extra.price, count });
  }
  const total = totalOf(lines.map(({ price, count }) => ({ amount: price * count })));
  return total === null ? { ok: false, reason: 'stand_extra_sold_out', at: 0 } : { ok: true, lines, total };
}

import { roles } from '@meetingapp/contract/call.ts';
import type { ErrorName } from '@meetingapp/contract/errors.ts';
import type { DeskMethod } from '@meetingapp/contract/orders.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import type { StaffContext } from '../../http/context.ts';
import type { RegistrationRow } from './queries.ts';

export interface OrderWish {
  row: RegistrationRow;
  /** How money came; null: it has not. */
  paid: DeskMethod | null;
  /** Fen that came, where it was not the price of now. */
  amount: number | null;
  /** Until when it can be paid. */
  until: Date;
  /** Whether the person is told that money came. */
  tell: boolean;
  staffId: number;
  now: Date;
}

export type OrderReason =
  | 'not_found'
  | 'order_state'
  | 'registration_locked'
  | 'fee_not_eligible'
  | 'bank_amount_differs'
  | 'fee_sold_out'
  | 'branch_full'
  | 'extra_sold_out'
  | 'discount_used_up'
  | 'room_full'
  | 'bed_full';

/** How orders answer when staff register somebody; the two are joined where the server is put together. */
export type OrderAtDesk = (
  transaction: DatabaseTransaction,
  wish: OrderWish,
) => Promise<{ ok: true } | { ok: false; reason: OrderReason }>;

/** How orders end a registration, with what becomes of its open order; joined in the same place. */
export type CancelAtDesk = (
  transaction: DatabaseTransaction,
  act: { cid: number; id: number; amount: number; reason: string; staffId: number; now: Date; tell: boolean },
) => Promise<{ ok: true } | { ok: false; reason: ErrorName }>;

/** Whether this member of staff may say that money came or goes. */
export const movesMoney = (cid: number, grants: StaffContext['staff']['grants']): boolean =>
  grants.some(
    ({ role, conferenceId }) =>
      (roles.money as readonly string[]).includes(role) && (conferenceId === null || conferenceId === cid),
  );

import type { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { RegistrationRow } from '../record/queries.ts';

export interface OrderAtDeskInput {
  row: RegistrationRow;
  /** Method of the payment received; null: not paid. */
  paid: DeskMethod | null;
  /** Received in the currency of the registration, when it differs from the current price. */
  amount: number | null;
  /** Payment deadline. */
  until: Date;
  /** True when the person is notified of the payment. */
  tell: boolean;
  /** Null: no member of staff was involved. */
  staffId: number | null;
  now: Date;
}

export type OrderReason =
  | 'not_found'
  | 'order_state'
  | 'registration_locked'
  | 'fee_not_eligible'
  | 'currency_unpriced'
  | 'bank_amount_differs'
  | 'fee_sold_out'
  | 'branch_full'
  | 'extra_sold_out'
  | 'discount_used_up'
  | 'room_full'
  | 'bed_full';

/** How orders are made when staff register somebody; injected when the server is assembled. */
export type OrderAtDesk = (
  transaction: DatabaseTransaction,
  wish: OrderAtDeskInput,
) => Promise<{ ok: true } | { ok: false; reason: OrderReason }>;

/**
 * The same for registrations that were just made together, in few statements. Those refused, by their position: then nothing of it may
 * stay, and the caller rolls back.
 */
export type OrderAllAtDesk = (
  transaction: DatabaseTransaction,
  wishes: readonly OrderAtDeskInput[],
) => Promise<Map<number, OrderReason>>;

/**
 * How orders cancel registrations that nobody has paid for, with their open orders, without a message; injected in the same place. The rows
 * are locked. Returns the ids of those that cannot be cancelled.
 */
export type CancelAllAtDesk = (
  transaction: DatabaseTransaction,
  rows: readonly Pick<RegistrationRow, 'id' | 'state'>[],
  act: { reason: string; staffId: number; now: Date },
) => Promise<Set<number>>;

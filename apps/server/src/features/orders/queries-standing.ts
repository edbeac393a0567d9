import { sql } from 'kysely';
import type { OrderState } from '@meetingapp/contract/orders.ts';
import type { HeldClaim } from '../../db/places/hold.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';

/** How a registration stands when its order is to be made. */
export interface Standing {
  /** Of the set-up of its conference; empty where there is none. */
  version: string;
  /** Its live order, or one that was not paid in time and nobody has said so. */
  open: { id: number; state: OrderState; holdUntil: Date | null } | null;
  /** What is held for it, lapsed or not, but for what was only offered. */
  held: HeldClaim[];
  hasStay: boolean;
  hasExtras: boolean;
  /** It stands on a waiting list, or was offered something from one. */
  waits: boolean;
}

interface StandingRow extends Omit<Standing, 'open' | 'held' | 'version'> {
  version: string | null;
  open: { id: number; state: OrderState; holdUntil: string | null } | null;
  held: (Omit<HeldClaim, 'heldUntil'> & { heldUntil: string | null })[] | null;
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** All of it in one question, asked under the lock of the registration. States are said literally, as the indexes say them. */
export async function standingOf(
  transaction: DatabaseTransaction,
  { id, conference_id }: { id: number; conference_id: number },
): Promise<Standing> {
  const { rows } = await sql<StandingRow>`
    select
      (select version from configuration where conference_id = ${conference_id}) as version,
      (select jsonb_build_object('id', orders.id, 'state', state, 'holdUntil', hold_until) from orders
        where registration_id = ${id} and kind = 'registration' and state in ('open', 'paid', 'partly_refunded')) as open,
      (select jsonb_agg(jsonb_build_object('stockId', stock_id, 'amount', amount, 'part', part, 'gender', gender,
          'mateId', mate_id, 'heldUntil', held_until)) from claim
        where registration_id = ${id} and state = 'held' and not offered) as held,
      exists (select from hotel_booking where registration_id = ${id} and state <> 'released') as "hasStay",
      exists (select from registration_extra where registration_id = ${id}) as "hasExtras",
      exists (select from waiting_entry where registration_id = ${id} and state in ('waiting', 'offered')) as waits
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('a question without tables has one answer');
  return {
    ...row,
    version: row.version ?? '',
    open: row.open && { ...row.open, holdUntil: instant(row.open.holdUntil) },
    held: (row.held ?? []).map((claim) => ({ ...claim, heldUntil: instant(claim.heldUntil) })),
  };
}

import type { Database } from '@meetingapp/server/db/connection/database.ts';

export interface WaitingInput {
  registrationId: number;
  stockId: number;
  amount?: number;
  joinedAt: Date;
  /** The place is held until then; without it the person waits. */
  offerUntil?: Date;
  offeredAt?: Date;
}

/** Inserts a waiting list entry, with the claim of its offer. */
export async function buildWaiting(db: Database, wish: WaitingInput): Promise<void> {
  const { conference_id } = await db
    .selectFrom('registration')
    .select('conference_id')
    .where('id', '=', wish.registrationId)
    .executeTakeFirstOrThrow();
  const offered = wish.offerUntil !== undefined;
  await db
    .insertInto('waiting_entry')
    .values({
      conference_id,
      stock_id: wish.stockId,
      registration_id: wish.registrationId,
      amount: wish.amount ?? 1,
      state: offered ? 'offered' : 'waiting',
      joined_at: wish.joinedAt,
      offered_at: offered ? (wish.offeredAt ?? wish.joinedAt) : null,
      offer_until: wish.offerUntil ?? null,
    })
    .execute();
  if (wish.offerUntil)
    await db
      .insertInto('claim')
      .values({
        stock_id: wish.stockId,
        registration_id: wish.registrationId,
        amount: wish.amount ?? 1,
        held_until: wish.offerUntil,
        offered: true,
      })
      .execute();
}

import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { momentFrom } from '../support/calendar.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { json } from '../support/bilingual.ts';
import { buildOrder } from './orders.ts';

const HOUR_MS = 3_600_000;

/** What becomes of the extras that a person adds: paid, to be paid, or not paid in time. */
type Outcome = 'applied' | 'open' | 'dropped';

interface AddedExtra {
  registrationId: number;
  extra: { id: number; stock_id: number; title: Bilingual; amount: number };
  quantity: number;
  outcome: Outcome;
  at: Date;
  now: Date;
}

/** Three paid people who add extras after their payment: paid, to be paid, and not paid in time. */
export async function seedAddedExtras(
  db: Database,
  conferenceId: number,
  now: Date,
  register: (name: string, gender: 'male' | 'female') => Promise<number>,
): Promise<void> {
  const [dinner, workshop] = await db
    .selectFrom('extra')
    .select(['id', 'stock_id', 'title', 'amount'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .limit(2)
    .execute();
  if (!dinner || !workshop) throw new Error('the congress has no extras');
  const added = [
    ['温如玉', 'female', dinner, 2, 'applied', momentFrom(now, -2, '20:14')],
    ['岳峻峰', 'male', workshop, 1, 'open', new Date(now.getTime() - 2 * HOUR_MS)],
    ['傅明澈', 'male', dinner, 1, 'dropped', momentFrom(now, -3, '09:31')],
  ] as const;
  for (const [name, gender, extra, quantity, outcome, at] of added)
    await addExtra(db, { registrationId: await register(name, gender), extra, quantity, outcome, at, now });
}

async function addExtra(db: Database, wish: AddedExtra): Promise<void> {
  const { registrationId, extra, quantity, outcome, at, now } = wish;
  const after = extra.amount * quantity;
  const holdUntil = new Date(now.getTime() + 22 * HOUR_MS);
  const orderId = await buildOrder(db, registrationId, {
    kind: 'change',
    lines: [{ kind: 'extra', title: extra.title, quantity, amount: after }],
    createdAt: at,
    ...(outcome === 'applied' ? {} : { holdUntil }),
  });
  if (outcome === 'dropped')
    await db.updateTable('orders').set({ state: 'expired', hold_until: null }).where('id', '=', orderId).execute();
  await db
    .insertInto('registration_change')
    .values({
      registration_id: registrationId,
      order_id: orderId,
      kind: 'extras',
      state: outcome,
      extras: json([{ extraId: extra.id, quantity }]),
      releases: json([]),
      before: 0,
      after,
      refund: 0,
      created_at: at,
      ended_at: outcome === 'open' ? null : at,
    })
    .execute();
  if (outcome === 'dropped') return;
  await db
    .insertInto('claim')
    .values({
      stock_id: extra.stock_id,
      registration_id: registrationId,
      amount: quantity,
      ...(outcome === 'applied'
        ? { state: 'confirmed' as const, held_until: null }
        : { state: 'held' as const, held_until: holdUntil }),
    })
    .execute();
  if (outcome === 'open') return;
  await db
    .insertInto('registration_extra')
    .values({ registration_id: registrationId, extra_id: extra.id, quantity })
    .execute();
  await db
    .insertInto('registration_event')
    .values({
      registration_id: registrationId,
      at,
      actor: 'system',
      event: 'add_extras',
      from_state: 'confirmed',
      to_state: 'confirmed',
    })
    .execute();
}

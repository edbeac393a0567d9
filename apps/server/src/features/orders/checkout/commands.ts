import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { openingHindrance } from '@meetingapp/domain/registration/opening.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordOrder, recordRegistration } from '../../../db/rows/history.ts';
import { heldUntil, holdPlaces, type HeldClaim } from '../../../db/places/hold.ts';
import type { HoldOutcome, PlaceRequest } from '../../../db/places/place-request.ts';
import { confirmPlaces, endWaiting } from '../../../db/places/settle.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { findSetting, openingOf, settingIn, type Setting } from '../../registration/configuration/queries.ts';
import { isClosedVersion } from '../../registration/configuration/queries-forms.ts';
import { findGroup } from '../../registration/group/queries.ts';
import { insertOrder, insertOrderOfDraft, type InsertedOrder } from '../order/commands-insert.ts';
import type { ShownOrder } from '../order/queries.ts';
import { confirmStay } from '../order/commands-stay.ts';
import { readSelection, type Selection, type SelectionReason } from './queries-selection.ts';
import { lockToOrder, type OrderingState } from './queries-ordering-state.ts';

type ShortReason = 'fee_sold_out' | 'branch_full' | 'extra_sold_out' | 'discount_used_up' | 'room_full' | 'bed_full';

type Reason =
  | SelectionReason
  | ShortReason
  | 'registration_unknown'
  | 'registration_locked'
  | 'price_changed'
  | 'room_unavailable'
  | 'already_registered'
  | 'registration_not_open'
  | 'registration_closed'
  | 'conference_stopped'
  | 'form_closed';

export interface CreateOrder {
  regId: number;
  accountId: number;
  /** In fen, as the person saw it. */
  total: number;
  now: Date;
}

export type CreateOutcome =
  | {
      ok: true;
      orderId: number | null;
      /** The order as inserted, so that it need not be read; null when it existed, was free, or must be approved first. */
      made: ShownOrder | null;
    }
  | { ok: false; reason: Reason };

const allKinds = ['fee', 'branch', 'extra', 'room_night', 'discount'] as const;
/** Holds with at least this share of their time left stay as they are; others are renewed. */
const ENOUGH = 0.8;

/** Until when exactly these wishes are already held, when that is long enough for an order whose places are held for `length` ms. */
export function heldLongEnough(
  held: readonly HeldClaim[],
  wishes: readonly PlaceRequest[],
  { length, now }: { length: number; now: Date },
): Date | null {
  const kept = heldUntil(held, wishes);
  return kept !== null && kept.getTime() - now.getTime() >= length * ENOUGH ? kept : null;
}

/** Days a group's contact has to pay after everybody has filled in the form. */
const CONTACT_DAYS = 3;
/** Days places are held for the staff's decision, when registrations are reviewed. */
const REVIEW_DAYS = 14;

/**
 * Creates the order of a registration at the present price: holds every place and night, all or none. With nothing to pay it is
 * confirmed at once. Idempotent: while an order is open, returns that order.
 */
export async function createOrder(db: Database, wish: CreateOrder): Promise<CreateOutcome> {
  try {
    return await inTransactionIfOk(db, (transaction) => create(transaction, wish));
  } catch (error) {
    // The unique index makes this atomic: a concurrent duplicate fails instead of passing an earlier check.
    if (isTaken(error, 'registration_person')) return refused('already_registered');
    throw error;
  }
}

async function create(
  transaction: DatabaseTransaction,
  { regId, accountId, total, now }: CreateOrder,
): Promise<CreateOutcome> {
  const { row, standing } = await lockToOrder(transaction, regId, accountId);
  if (!row) return refused('registration_unknown');
  const conference = { conferenceId: row.conference_id, version: standing.version };
  const found = await findSetting(transaction, conference);
  if (!found) return refused('registration_unknown');
  const setting = settingIn(found, row);
  const { open } = standing;
  if (open && (open.state !== 'open' || (open.holdUntil !== null && open.holdUntil > now)))
    return { ok: true, orderId: open.id, made: null };
  if (open)
    await recordOrder(transaction, { id: open.id, event: 'expire', from: 'open', to: 'expired', actor: 'system', now });
  if (row.state !== 'draft' && row.state !== 'approved') return refused('registration_locked');
  const hindrance = openingHindrance(openingOf(setting), now);
  // A registration approved by staff may be paid after registration closes; one that merely lapsed may not start again.
  const late = hindrance === 'registration_closed' && row.state === 'approved' && setting.review;
  if (hindrance && !late) return refused(hindrance);
  if (row.state === 'draft' && (await isClosedVersion(transaction, conference, row.form_version_id)))
    return refused('form_closed');
  const read = await readSelection(transaction, row, conference, now, standing);
  if (!read.ok) return refused(read.reason);
  if (read.selection.stayGone) return refused('room_unavailable');
  if (read.selection.total !== total) return refused('price_changed');
  return place(transaction, row, setting, { ...standing, ...read.selection, now });
}

type Placing = Selection & Pick<OrderingState, 'held' | 'waits'> & { now: Date };

async function place(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  setting: Setting,
  { now, held, waits, ...selection }: Placing,
): Promise<CreateOutcome> {
  const review = setting.review && row.state === 'draft';
  const group = row.group_id === null ? undefined : await findGroup(transaction, row.group_id);
  const others = group?.payer === 'contact' && group.account_id !== row.account_id;
  const minutes = others ? Math.max(setting.hold_minutes, CONTACT_DAYS * 1440) : setting.hold_minutes;
  const length = (review ? REVIEW_DAYS * 1440 : minutes) * 60_000;
  const kept = heldLongEnough(held, selection.wishes, { length, now });
  const until = kept ?? new Date(now.getTime() + length);
  const actor = `account:${row.account_id}`;
  const { state, order } = await submit(transaction, { ...selection, row, setting, review, until, actor, now });
  const orderId = order?.id ?? null;
  if (!kept) {
    const hold = { registrationId: row.id, kinds: allKinds, wishes: selection.wishes, until };
    const outcome = await holdPlaces(transaction, hold);
    if (!outcome.ok) return refused(shortReason(outcome));
  }
  // Nobody joins a waiting list concurrently, because that needs the lock of the registration.
  if (waits) await endWaiting(transaction, row.id);
  if (orderId !== null && selection.total === 0)
    await settleFree(transaction, { orderId, regId: row.id, state, actor, now });
  const made =
    order && selection.total > 0 ? shownOrder(order, row, setting, { total: selection.total, until, now }) : null;
  return { ok: true, orderId, made };
}

/** What a query of the inserted order would return. */
export const shownOrder = (
  order: InsertedOrder,
  row: RegistrationRow,
  setting: Setting,
  { total, until, now }: { total: number; until: Date; now: Date },
): ShownOrder => ({
  ...order,
  registration_id: row.id,
  conference_id: row.conference_id,
  conference_title: setting.title,
  name: row.name,
  total,
  refunded: 0,
  currency: setting.currency,
  state: 'open',
  created_at: now,
  hold_until: until,
});

type Submission = Omit<Parameters<typeof insertOrder>[1], 'row' | 'writes'> & {
  row: RegistrationRow;
  review: boolean;
  actor: string;
};

/** Moves the registration out of the draft state (an approved one is past it), and inserts its order unless it awaits a review. */
async function submit(
  transaction: DatabaseTransaction,
  { review, actor, ...input }: Submission,
): Promise<{ state: RegistrationState; order: InsertedOrder | null }> {
  const { row, until, now } = input;
  const change = { hold_until: until };
  if (row.state !== 'draft') {
    const renewed = transaction.updateTable('registration').set(change).where('id', '=', row.id);
    return { state: row.state, order: await insertOrder(transaction, { ...input, writes: [renewed] }) };
  }
  if (!review) return { state: 'approved', order: await insertOrderOfDraft(transaction, { ...input, actor }) };
  await recordRegistration(transaction, {
    id: row.id,
    event: 'submit',
    from: 'draft',
    to: 'submitted',
    actor,
    now,
    change,
  });
  return { state: 'submitted', order: null };
}

interface Free {
  orderId: number;
  regId: number;
  state: RegistrationState;
  actor: string;
  now: Date;
}

async function settleFree(
  transaction: DatabaseTransaction,
  { orderId, regId, state, actor, now }: Free,
): Promise<void> {
  // The places were taken in this transaction and cannot have lapsed.
  await confirmPlaces(transaction, regId);
  await confirmStay(transaction, regId);
  const change = { hold_until: null };
  await recordOrder(transaction, {
    id: orderId,
    event: 'confirm_free',
    from: 'open',
    to: 'paid',
    actor,
    now,
    change: { ...change, paid_at: now },
  });
  await recordRegistration(transaction, {
    id: regId,
    event: 'confirm_free',
    from: state,
    to: 'confirmed',
    actor,
    now,
    change,
  });
}

export function shortReason({ short }: Extract<HoldOutcome, { ok: false }>): ShortReason {
  if (short.kind === 'room_night') return short.part === 'bed' ? 'bed_full' : 'room_full';
  const reasons = {
    fee: 'fee_sold_out',
    branch: 'branch_full',
    extra: 'extra_sold_out',
    discount: 'discount_used_up',
  } as const;
  return reasons[short.kind];
}

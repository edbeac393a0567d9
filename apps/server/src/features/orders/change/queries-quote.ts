import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { priceOfStay } from '@meetingapp/domain/hotel/night-price.ts';
import { checkStay, nightsBetween, type StayFault } from '@meetingapp/domain/hotel/stay.ts';
import type { Line } from '@meetingapp/domain/orders/order-line.ts';
import { refundPercent } from '@meetingapp/domain/orders/refund-policy.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { differenceOf, mayAddExtras, mayChange } from '@meetingapp/domain/registration/change-policy.ts';
import { discountOn } from '@meetingapp/domain/registration/fees/discount.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import type { StoredExtra, StoredStay } from '../../../db/schema/json-shapes.ts';
import type { PlaceRequest } from '../../../db/places/place-request.ts';
import { findMate, findNights, findRoomTypes, isBookable, nightPriceOf } from '../../hotel/stay/queries.ts';
import { priceFees } from '../../registration/fee/queries.ts';
import { findBranches, findFees, type Setting } from '../../registration/configuration/queries.ts';
import { groupSize } from '../../registration/group/queries.ts';
import { factsOf } from '../../registration/record/queries-person.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { addableExtras, findDiscount, hindranceOfCode } from '../checkout/queries-selection.ts';
import { ownClaims, priceOf } from './queries.ts';

export type ChangeInput =
  | { kind: 'fee'; feeId: number; branchId: number | null }
  | { kind: 'stay'; stay: StoredStay | null }
  | { kind: 'extras'; extras: readonly StoredExtra[] };

export interface Quoted {
  before: number;
  after: number;
  toPay: number;
  refund: number;
  percent: number;
  /** Places to take in addition, and the claims released in exchange. */
  wishes: PlaceRequest[];
  releases: number[];
  title: Bilingual;
  /** Lines of the further order, where they are more than the difference. */
  lines?: Line[];
}

type Reason =
  | 'registration_locked'
  | 'change_not_allowed'
  | 'change_nothing'
  | 'fee_not_eligible'
  | 'branch_missing'
  | 'room_unavailable'
  | 'currency_unpriced'
  | 'extra_not_offered';
export type QuoteOutcome =
  | { ok: true; quote: Quoted }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'stay_invalid'; faults: StayFault[] };

/** Quotes a change at this moment by the organiser's rules: places to take, amount to pay, refund. */
export async function quoteChange(
  db: Database,
  row: RegistrationRow,
  setting: Setting,
  wish: ChangeInput,
  now: Date,
): Promise<QuoteOutcome> {
  if (row.state !== 'confirmed') return refused('registration_locked');
  const today = dayIn(setting.zone, now);
  const allowed =
    wish.kind === 'extras'
      ? mayAddExtras(today, setting.ends_on)
      : mayChange(setting.change_policy, wish.kind, today, setting.starts_on);
  if (!allowed) return refused('change_not_allowed');
  const before = await priceOf(db, row.id, wish.kind);
  const target = await targetOf(db, row, wish, before, now);
  if (!target.ok) return target;
  const percent = refundPercent(setting.refund_policy, today, setting.starts_on);
  return { ok: true, quote: { ...target, before, percent, ...differenceOf(before, target.after, percent) } };
}

type Target =
  | ({ ok: true } & Pick<Quoted, 'after' | 'wishes' | 'releases' | 'title' | 'lines'>)
  | Extract<QuoteOutcome, { ok: false }>;

function targetOf(db: Database, row: RegistrationRow, wish: ChangeInput, before: number, now: Date): Promise<Target> {
  if (wish.kind === 'fee') return feeTarget(db, row, wish, now);
  return wish.kind === 'stay' ? stayTarget(db, row, wish.stay, now) : extrasTarget(db, row, wish.extras, before);
}

/** Extras in addition to those that the registration has, as many as each may have. */
async function extrasTarget(
  db: Database,
  row: RegistrationRow,
  wanted: readonly StoredExtra[],
  before: number,
): Promise<Target> {
  const offered = await addableExtras(db, row);
  const chosen = wanted.map(({ extraId, quantity }) => ({ quantity, extra: offered.find(({ id }) => id === extraId) }));
  const lines: Line[] = [];
  const wishes: PlaceRequest[] = [];
  for (const { extra, quantity } of chosen) {
    const twice = wishes.some(({ stockId }) => stockId === extra?.stock_id);
    if (!extra || twice || quantity > extra.at_most - extra.quantity) return refused('extra_not_offered');
    const { title, remark } = extra;
    lines.push({ kind: 'extra', title, remark, quantity, amount: extra.amount * quantity });
    wishes.push({ stockId: extra.stock_id, kind: 'extra', amount: quantity });
  }
  const after = before + lines.reduce((sum, { amount }) => sum + amount, 0);
  return { ok: true, after, lines, wishes, releases: [], title: { zh: '', en: '' } };
}

async function feeTarget(
  db: Database,
  row: RegistrationRow,
  { feeId, branchId }: Extract<ChangeInput, { kind: 'fee' }>,
  now: Date,
): Promise<Target> {
  if (feeId === row.fee_kind_id && branchId === row.branch_id) return refused('change_nothing');
  const branches = await findBranches(db, row.conference_id);
  const branch = branches.find((one) => one.id === branchId);
  if (branches.length > 0 && !branch) return refused('branch_missing');
  const facts = factsOf(row.answers, branch?.id ?? null, row.member, await groupSize(db, row.group_id));
  const fees = priceFees(
    await findFees(db, row.conference_id),
    facts,
    branch?.id ?? null,
    now,
    row.price_currency,
    row.form_version_id,
  );
  const fee = fees.find((one) => one.fee.row.id === feeId);
  if (fee?.hindrance === 'other_currency') return refused('currency_unpriced');
  if (!fee?.window || fee.hindrance !== null) return refused('fee_not_eligible');
  const discount = row.discount_code_id === null ? undefined : await findDiscount(db, row.discount_code_id);
  const valid = discount && hindranceOfCode(discount, row, feeId, now) === null;
  const after = fee.window.amount - (valid ? discountOn(fee.window.amount, discount, row.price_currency) : 0);
  const wanted: PlaceRequest[] = [
    { stockId: fee.fee.row.stock_id, kind: 'fee', amount: 1 },
    ...(branch ? [{ stockId: branch.stock_id, kind: 'branch' as const, amount: 1 }] : []),
  ];
  const own = (await ownClaims(db, row.id)).filter((claim) => claim.kind === 'fee' || claim.kind === 'branch');
  return {
    ok: true,
    after,
    title: fee.fee.row.title,
    wishes: wanted.filter((wish) => !own.some((claim) => claim.stock_id === wish.stockId)),
    releases: own.filter((claim) => !wanted.some((wish) => wish.stockId === claim.stock_id)).map((claim) => claim.id),
  };
}

async function stayTarget(db: Database, row: RegistrationRow, stay: StoredStay | null, now: Date): Promise<Target> {
  const own = (await ownClaims(db, row.id)).filter((claim) => claim.kind === 'room_night');
  const none = { zh: '', en: '' };
  if (stay === null)
    return own.length === 0
      ? refused('change_nothing')
      : { ok: true, after: 0, title: none, wishes: [], releases: own.map((claim) => claim.id) };
  const type = (await findRoomTypes(db, row.conference_id)).find(({ id }) => id === stay.roomTypeId);
  if (!type) return refused('room_unavailable');
  const offered = (await findNights(db, row.conference_id)).filter(
    ({ room_type_id, closed, stock_id }) =>
      room_type_id === type.id && (!closed || own.some((claim) => claim.stock_id === stock_id)),
  );
  const faults = checkStay(
    { ...stay, hotelId: type.hotel_id },
    offered.map((night) => night.night),
  );
  if (faults.length > 0) return { ok: false, reason: 'stay_invalid', faults };
  if (!isBookable(type, now) || (stay.part === 'bed' && !type.sells_beds)) return refused('room_unavailable');
  const wanted = new Set(nightsBetween(stay.checkIn, stay.checkOut));
  const nights = offered.filter((night) => wanted.has(night.night));
  const gender = stay.part === 'bed' && stay.gender !== '' ? stay.gender : null;
  const { part, mate, roomTypeId } = stay;
  const mateWish = { conferenceId: row.conference_id, registrationId: row.id, roomTypeId, mate };
  const mateId = part === 'bed' ? await findMate(db, mateWish) : null;
  const kept = own.filter(
    (claim) =>
      claim.part === part && claim.gender === gender && nights.some((night) => night.stock_id === claim.stock_id),
  );
  const wishes = nights
    .filter((night) => !kept.some((claim) => claim.stock_id === night.stock_id))
    .map((night): PlaceRequest => ({
      stockId: night.stock_id,
      kind: 'room_night',
      amount: 1,
      part,
      gender,
      mateId,
      beds: type.beds,
    }));
  if (wishes.length === 0 && kept.length === own.length) return refused('change_nothing');
  const after = priceOfStay(part, nights.map(nightPriceOf), row.price_currency);
  if (after === null) return refused('currency_unpriced');
  return {
    ok: true,
    after,
    title: type.name,
    wishes,
    releases: own.filter((claim) => !kept.includes(claim)).map((claim) => claim.id),
  };
}

import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import type { Line } from '@meetingapp/domain/orders/order-line.ts';
import { codeHindrance, discountOn, type CodeHindrance } from '@meetingapp/domain/registration/fees/discount.ts';
import { priceIn, type Priced } from '@meetingapp/domain/registration/fees/prices.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { cached, type Configuration } from '../../../db/rows/configuration.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { PlaceRequest } from '../../../db/places/place-request.ts';
import { findBookings, findMate, findNights, isBookable, type BookingRow } from '../../hotel/stay/queries.ts';
import { priceFees } from '../../registration/fee/queries.ts';
import { groupSize } from '../../registration/group/queries.ts';
import { factsOf } from '../../registration/record/queries-person.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { findBranches, findFees } from '../../registration/configuration/queries.ts';
import { leftOf } from '../../registration/configuration/queries-left.ts';

export interface Selection {
  lines: Line[];
  total: number;
  /** Everything to take, all or none. */
  wishes: PlaceRequest[];
  discountCode: string;
  /** True when the stay's hold has lapsed and its nights are no longer for sale. */
  stayGone: boolean;
}

export interface ExtraChoice {
  id: number;
  title: Bilingual;
  remark: Bilingual;
  amount: number;
  at_most: number;
  left: number | null;
  quantity: number;
}

export type SelectionReason = 'fee_missing' | 'fee_not_eligible' | 'currency_unpriced';
export type SelectionOutcome = { ok: true; selection: Selection } | { ok: false; reason: SelectionReason };

const nothing: Bilingual = { zh: '', en: '' };

/** Lines are stored in both languages, so that an order reads the same in either, permanently. */
export const inBoth = (write: (words: typeof zh | typeof en, language: Language) => string): Bilingual => ({
  zh: write(zh, 'zh'),
  en: write(en, 'en'),
});

/** What the registration is known to have chosen: queries for absent parts are skipped. */
export interface Known {
  hasStay: boolean;
  hasExtras: boolean;
}

/** The selection of a registration at present prices: fee, discount, extras, nights. */
export async function readSelection(
  db: Database,
  row: RegistrationRow,
  conference: Configuration,
  now: Date,
  { hasStay, hasExtras }: Known = { hasStay: true, hasExtras: true },
): Promise<SelectionOutcome> {
  const fee = await pricedFee(db, row, conference, now);
  if (typeof fee === 'string') return { ok: false, reason: fee };
  const [chosen, chosenDiscount, [booking], branches] = await Promise.all([
    hasExtras ? chosenExtras(db, row, conference) : [],
    row.discount_code_id === null ? undefined : findDiscount(db, row.discount_code_id),
    hasStay ? findBookings(db, [row.id]) : [],
    findBranches(db, conference),
  ]);
  // A price that staff took back after it was chosen.
  if (!chosen || booking?.priced === false) return { ok: false, reason: 'currency_unpriced' };
  // A discount that has expired, or is for another fee or person, does not apply; the price then differs from the one the person saw.
  const discount =
    chosenDiscount && hindranceOfCode(chosenDiscount, row, row.fee_kind_id, now) === null ? chosenDiscount : undefined;
  const nights = booking ? await bookedNights(db, booking, conference) : [];
  const branch = branches.find((one) => one.id === row.branch_id);
  const lines: Line[] = [
    { kind: 'fee' as const, title: fee.title, remark: fee.window, quantity: 1, amount: fee.amount },
    ...(discount ? [discountLine(discount, fee.amount, row.price_currency)] : []),
    ...chosen.map((extra) => ({ ...extra, kind: 'extra' as const, amount: extra.amount * extra.quantity })),
    ...(booking ? [nightLine(booking)] : []),
  ].map(({ kind, title, remark, quantity, amount }) => ({ kind, title, remark, quantity, amount }));
  const wishes: PlaceRequest[] = [
    { stockId: fee.stockId, kind: 'fee', amount: 1 },
    ...(branch ? [{ stockId: branch.stock_id, kind: 'branch' as const, amount: 1 }] : []),
    ...(discount ? [{ stockId: discount.stock_id, kind: 'discount' as const, amount: 1 }] : []),
    ...chosen.map((extra) => ({ stockId: extra.stock_id, kind: 'extra' as const, amount: extra.quantity })),
    ...(booking ? await nightWishes(db, booking, nights, row) : []),
  ];
  const stayGone = booking !== undefined && !booking.kept && !isBookable(booking, now);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return { ok: true, selection: { lines, total, wishes, discountCode: discount?.code ?? '', stayGone } };
}

async function pricedFee(db: Database, row: RegistrationRow, conference: Configuration, now: Date) {
  if (row.fee_kind_id === null) return 'fee_missing';
  const facts = factsOf(row.answers, row.branch_id, row.member, await groupSize(db, row.group_id));
  const fees = priceFees(
    await findFees(db, conference),
    facts,
    row.branch_id,
    now,
    row.price_currency,
    row.form_version_id,
  );
  const priced = fees.find((one) => one.fee.row.id === row.fee_kind_id);
  if (priced?.hindrance === 'other_currency') return 'currency_unpriced';
  if (!priced?.window || priced.hindrance !== null) return 'fee_not_eligible';
  const { title, stock_id } = priced.fee.row;
  return { title, window: priced.window.title, amount: priced.window.amount, stockId: stock_id };
}

const findExtras = cached((db, conferenceId) =>
  db
    .selectFrom('extra')
    .innerJoin('stock', 'stock.id', 'extra.stock_id')
    .select([
      'extra.id',
      'title',
      'remark',
      'extra.amount',
      'prices',
      'at_most',
      'closed',
      'extra.stock_id',
      'stock.size',
    ])
    .where('extra.conference_id', '=', conferenceId)
    .orderBy('position')
    .execute(),
);

async function quantitiesOf(db: Database, registrationId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('registration_extra')
    .select(['extra_id', 'quantity'])
    .where('registration_id', '=', registrationId)
    .execute();
  return new Map(rows.map((row) => [row.extra_id, row.quantity]));
}

/** The extra at its price in a currency; null: it has none. */
function extraIn<E extends Priced>(extra: E, currency: string | null): E | null {
  const amount = priceIn(extra, currency);
  return amount === null ? null : { ...extra, amount };
}

/** The chosen extras in the currency of the registration; null when one of them has no price in it. */
async function chosenExtras(db: Database, row: RegistrationRow, conference: Configuration) {
  const extras = await findExtras(db, conference);
  const quantities = extras.length > 0 ? await quantitiesOf(db, row.id) : new Map<number, number>();
  const chosen = extras.flatMap((extra) => {
    const quantity = quantities.get(extra.id) ?? 0;
    return quantity > 0 ? [{ quantity, extra: extraIn(extra, row.price_currency) }] : [];
  });
  const priced = chosen.flatMap(({ extra, quantity }) => (extra ? [{ ...extra, quantity }] : []));
  return priced.length < chosen.length ? null : priced;
}

/** Every extra with a price in the registration's currency, with its remaining quantity and the quantity this person chose. */
export async function extraChoices(
  db: Database,
  row: Pick<RegistrationRow, 'id' | 'price_currency'>,
  conference: Configuration | number,
) {
  const all = await findExtras(db, conference);
  const extras = row.price_currency === null ? all : all.flatMap((extra) => extraIn(extra, row.price_currency) ?? []);
  const [withLeft, quantities] = await Promise.all([leftOf(db, extras, row.id), quantitiesOf(db, row.id)]);
  const chosen = withLeft(extras).map((extra) => ({ ...extra, quantity: quantities.get(extra.id) ?? 0 }));
  // An extra closed since then stays for a person who chose it.
  return chosen.filter((extra) => !extra.closed || extra.quantity > 0);
}

/** Extras on sale of which a paid registration may have more, with the quantity that it has. */
export const addableExtras = async (
  db: Database,
  row: Pick<RegistrationRow, 'id' | 'conference_id' | 'price_currency'>,
) =>
  (await extraChoices(db, row, row.conference_id))
    .filter((extra) => !extra.closed && extra.quantity < extra.at_most)
    // What it has counts as left for it, but is not for sale.
    .map((extra) => ({ ...extra, left: extra.left === null ? null : Math.max(0, extra.left - extra.quantity) }));

const discountColumns = [
  'id',
  'code',
  'kind',
  'value',
  'prices',
  'starts_at',
  'ends_at',
  'stock_id',
  'fee_ids',
  'person_key',
] as const;

export function findDiscount(db: Database, id: number) {
  return db.selectFrom('discount_code').select(discountColumns).where('id', '=', id).executeTakeFirst();
}
type DiscountRow = NonNullable<Awaited<ReturnType<typeof findDiscount>>>;

/** Why a code does not apply to a registration with this fee; null: it does. */
export const hindranceOfCode = (
  code: DiscountRow,
  row: Pick<RegistrationRow, 'answers' | 'price_currency'>,
  feeId: number | null,
  now: Date,
): CodeHindrance | null =>
  codeHindrance(
    {
      from: code.starts_at,
      until: code.ends_at,
      feeIds: code.fee_ids,
      holder: code.person_key,
      kind: code.kind,
      value: code.value,
      prices: code.prices,
    },
    {
      feeId,
      phone: row.answers['phone'] ?? '',
      email: row.answers['email'] ?? '',
      currency: row.price_currency,
    },
    now,
  );

/** A discount by its code as typed, case-insensitive. */
export function findDiscountByCode(db: Database, conferenceId: number, code: string) {
  return db
    .selectFrom('discount_code')
    .select(discountColumns)
    .where('conference_id', '=', conferenceId)
    .where((where) => where(where.fn<string>('upper', ['code']), '=', code.toUpperCase()))
    .executeTakeFirst();
}

const discountLine = (discount: DiscountRow, fee: number, currency: string | null): Line => ({
  kind: 'discount',
  title: inBoth((words) => format(words.discountLine, { code: discount.code })),
  remark: nothing,
  quantity: 1,
  amount: -discountOn(fee, discount, currency),
});

const nightLine = (booking: BookingRow): Line => ({
  kind: 'night',
  title: inBoth((words, language) =>
    format(words.nightLine, { hotel: booking.hotel_name[language], roomType: booking.room_type_name[language] }),
  ),
  remark: inBoth((words) => format(words.nights, { checkIn: booking.check_in, checkOut: booking.check_out })),
  quantity: nightsBetween(booking.check_in, booking.check_out).length,
  amount: booking.amount,
});

async function bookedNights(db: Database, booking: BookingRow, conference: Configuration) {
  const wanted = new Set(nightsBetween(booking.check_in, booking.check_out));
  const nights = await findNights(db, conference);
  return nights.filter((night) => night.room_type_id === booking.room_type_id && wanted.has(night.night));
}

async function nightWishes(
  db: Database,
  booking: BookingRow,
  nights: Awaited<ReturnType<typeof bookedNights>>,
  row: RegistrationRow,
): Promise<PlaceRequest[]> {
  const { part, gender, beds, mate, room_type_id } = booking;
  const wish = { conferenceId: row.conference_id, registrationId: row.id, roomTypeId: room_type_id, mate };
  const mateId = part === 'bed' ? await findMate(db, wish) : null;
  return nights.map((night) => ({
    stockId: night.stock_id,
    kind: 'room_night',
    amount: 1,
    part,
    gender,
    beds,
    mateId,
  }));
}

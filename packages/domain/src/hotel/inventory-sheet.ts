import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { addDays, isPlainDate } from '../plain-date.ts';
import type { SheetChange, SheetFault } from '../tasks/sheet-row.ts';
import { plainAmount } from '../money.ts';
import type { NightPrices } from './night-price.ts';
import { nightsBetween } from './stay.ts';

/** Columns of a sheet of hotels, room types and nights. A line is one room type of one hotel in one night, or in a range of nights. */
export const inventoryTargets = [
  ...(['hotel', 'hotelEn', 'roomType', 'roomTypeEn', 'beds', 'sellsBeds', 'breakfast'] as const),
  ...(['night', 'until', 'size', 'roomAmount', 'bedAmount', 'closed'] as const),
] as const;
/** The price of a room or a bed in a further currency, such as `roomAmount:USD`. */
export type FurtherPrice = `${'roomAmount' | 'bedAmount'}:${string}`;
export type InventoryTarget = (typeof inventoryTargets)[number] | FurtherPrice;

/** Columns of prices in further currencies. */
export const furtherPrices = (currencies: readonly string[]): FurtherPrice[] =>
  currencies.flatMap((currency): FurtherPrice[] => [`roomAmount:${currency}`, `bedAmount:${currency}`]);

/** Nights of one row at the most. */
export const MOST_NIGHTS = 62;
const LONGEST = { zh: 60, en: 120 } as const;
const LARGEST_SIZE = 100_000;
const LARGEST_PRICE = 9_999_999_99;

/** A line as its cells say it; null or empty: not said, and left as it is. */
export interface InventoryLine {
  hotel: Bilingual;
  roomType: Bilingual;
  beds: number | null;
  sellsBeds: boolean | null;
  breakfast: boolean | null;
  nights: string[];
  size: number | null;
  roomAmount: number | null;
  bedAmount: number | null;
  /** In further currencies; a currency that is absent is left as it is. */
  prices: Readonly<Record<string, { room: number | null; bed: number | null }>>;
  closed: boolean | null;
}

/** How texts of cells are read. */
export interface InventoryReading {
  dayOf: (text: string) => string | null;
  /** The main currency of the conference, and further ones. */
  currency: string;
  further: readonly string[];
  amountOf: (text: string, currency: string) => number | null;
  integerOf: (text: string) => number | null;
  yes: readonly string[];
  no: readonly string[];
}

export const plainName = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Reads a line; a cell that cannot be read is a fault of its column. */
export function readInventoryLine(
  said: (target: InventoryTarget) => string,
  { dayOf, amountOf, integerOf, currency, further, yes, no }: InventoryReading,
): { line: InventoryLine; faults: SheetFault[] } {
  const faults: SheetFault[] = [];
  const fault = (field: InventoryTarget, reason: string, limit?: number) =>
    void faults.push({ field, reason, ...(limit === undefined ? {} : { limit }) });
  function name(field: 'hotel' | 'roomType'): Bilingual {
    const text = { zh: said(field), en: said(`${field}En`) };
    if (text.zh === '' && text.en === '') fault(field, 'required');
    if (text.zh.length > LONGEST.zh) fault(field, 'too_long', LONGEST.zh);
    if (text.en.length > LONGEST.en) fault(`${field}En`, 'too_long', LONGEST.en);
    return text;
  }
  function number(field: 'beds' | 'size', least: number, most: number): number | null {
    if (said(field) === '') return null;
    const value = integerOf(said(field));
    if (value === null) fault(field, 'whole_number');
    else if (value < least || value > most) fault(field, 'number_range');
    return value;
  }
  function price(field: 'roomAmount' | 'bedAmount' | FurtherPrice, unit = currency): number | null {
    if (said(field) === '') return null;
    const value = amountOf(said(field), unit);
    if (value === null || value < 0 || value > LARGEST_PRICE) fault(field, 'amount_form');
    return value;
  }
  function choice(field: 'sellsBeds' | 'breakfast' | 'closed'): boolean | null {
    const text = plainName(said(field));
    if (text === '') return null;
    if (yes.includes(text)) return true;
    if (!no.includes(text)) fault(field, 'yes_or_no');
    return false;
  }
  const prices = Object.fromEntries(
    further.flatMap((unit) => {
      const [room, bed] = [price(`roomAmount:${unit}`, unit), price(`bedAmount:${unit}`, unit)];
      return room === null && bed === null ? [] : [[unit, { room, bed }]];
    }),
  );
  const line = {
    hotel: name('hotel'),
    roomType: name('roomType'),
    beds: number('beds', 1, 4),
    sellsBeds: choice('sellsBeds'),
    breakfast: choice('breakfast'),
    nights: nightsOf(said, dayOf, fault),
    size: number('size', 0, LARGEST_SIZE),
    roomAmount: price('roomAmount'),
    bedAmount: price('bedAmount'),
    prices,
    closed: choice('closed'),
  };
  return { line, faults };
}

/** The nights of a line, the last one included. */
function nightsOf(
  said: (target: InventoryTarget) => string,
  dayOf: (text: string) => string | null,
  fault: (field: InventoryTarget, reason: string) => void,
): string[] {
  const day = (field: 'night' | 'until') => {
    const text = said(field);
    const read = text === '' ? null : dayOf(text);
    if (text !== '' && (read === null || !isPlainDate(read))) fault(field, 'date_invalid');
    return read;
  };
  const from = day('night');
  const until = day('until');
  if (said('night') === '') fault('night', 'required');
  if (from === null || (until === null && said('until') !== '')) return [];
  const nights = nightsBetween(from, addDays(until ?? from, 1));
  if (nights.length === 0) fault('until', 'last_before_first');
  if (nights.length > MOST_NIGHTS) fault('until', 'too_many_nights');
  return nights.slice(0, MOST_NIGHTS);
}

export interface NightValues {
  size: number | null;
  roomAmount: number;
  bedAmount: number | null;
  prices: NightPrices;
  closed: boolean;
}

export interface KnownNight extends NightValues {
  id: number;
  stockId: number;
  /** Rooms that are taken. */
  taken: number;
}

export interface TypeValues {
  beds: number;
  sellsBeds: boolean;
  breakfast: boolean;
}

export interface KnownType extends TypeValues {
  id: number;
  name: Bilingual;
  /** True when somebody has a stay: the beds are fixed. */
  used: boolean;
  nights: ReadonlyMap<string, KnownNight>;
}

export interface KnownHotel {
  id: number;
  name: Bilingual;
  roomTypes: readonly KnownType[];
}

/** What a line would do. */
export interface PlannedLine {
  fate: 'new' | 'change' | 'same' | 'wrong';
  faults: SheetFault[];
  changes: SheetChange[];
  /** One for each night. */
  keys: string[];
  /** Null: new. */
  hotel: KnownHotel | null;
  roomType: KnownType | null;
  type: TypeValues;
  nights: { night: string; known: KnownNight | null; values: NightValues }[];
}

const sameName = ({ zh, en }: Bilingual, said: Bilingual) =>
  [said.zh, said.en].some((name) => name !== '' && [zh, en].some((one) => plainName(one) === plainName(name)));

/** The name in plain form, by which a new hotel or room type is found again. */
const newKey = ({ zh, en }: Bilingual) => plainName(zh || en);

/** Plans lines against what is there; a room type becomes as the first of its lines says. */
export function inventoryPlanner(
  hotels: readonly KnownHotel[],
  currency: string,
): (line: InventoryLine, faults: SheetFault[]) => PlannedLine {
  const byName = new Map<string, KnownHotel[]>();
  for (const hotel of hotels)
    for (const name of new Set([hotel.name.zh, hotel.name.en].map(plainName)))
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), hotel]);
  const said = new Map<string, TypeValues>();
  return (line, read) => {
    const faults = [...read];
    const found = new Set([line.hotel.zh, line.hotel.en].flatMap((name) => byName.get(plainName(name)) ?? []));
    const [hotel = null] = found;
    if (found.size > 1) faults.push({ field: 'hotel', reason: 'name_ambiguous' });
    const types = (hotel?.roomTypes ?? []).filter((type) => sameName(type.name, line.roomType));
    const [roomType = null] = types;
    if (types.length > 1) faults.push({ field: 'roomType', reason: 'name_ambiguous' });
    const place = hotel ? String(hotel.id) : `+${newKey(line.hotel)}`;
    const key = `${place} ${roomType ? String(roomType.id) : `+${newKey(line.roomType)}`}`;
    const before = said.get(key) ?? roomType ?? undefined;
    const type = typeOf(line, before, roomType === null, faults);
    if (roomType?.used && type.beds !== roomType.beds) faults.push({ field: 'beds', reason: 'beds_used' });
    if (said.has(key) && before && type.beds !== before.beds) faults.push({ field: 'beds', reason: 'beds_differ' });
    if (line.bedAmount !== null && !type.sellsBeds) faults.push({ field: 'bedAmount', reason: 'beds_not_sold' });
    faults.push(...furtherFaults(line, type, roomType));
    const nights = line.nights.map((night) => {
      const known = roomType?.nights.get(night) ?? null;
      return { night, known, values: valuesOf(line, known, type) };
    });
    const fresher = nights.some(({ known }) => known === null);
    for (const field of ['size', 'roomAmount'] as const)
      if (fresher && line[field] === null && !faults.some((one) => one.field === field))
        faults.push({ field, reason: 'needed_for_new_nights' });
    const full = nights.flatMap(({ known, values }) =>
      known && values.size !== null && values.size !== known.size && values.size < known.taken ? [known.taken] : [],
    );
    if (full.length > 0) faults.push({ field: 'size', reason: 'rooms_taken', limit: Math.max(...full) });
    const planned = { hotel, roomType, type, nights, keys: line.nights.map((night) => `${key} ${night}`) };
    if (faults.length > 0) return { ...planned, fate: 'wrong', faults, changes: [] };
    if (!said.has(key)) said.set(key, type);
    const changes = changesOf(planned, currency);
    const fate = fresher ? 'new' : changes.length > 0 ? 'change' : 'same';
    return { ...planned, fate, faults: [], changes: fate === 'change' ? changes : [] };
  };
}

/** The room type after the line. A new one needs its beds in every line, and is sold by bed when the line has a price for one. */
function typeOf(line: InventoryLine, before: TypeValues | undefined, isNew: boolean, faults: SheetFault[]): TypeValues {
  if (isNew && line.beds === null && !faults.some(({ field }) => field === 'beds'))
    faults.push({ field: 'beds', reason: 'needed_for_new_type' });
  return {
    beds: line.beds ?? before?.beds ?? 1,
    sellsBeds: line.sellsBeds ?? before?.sellsBeds ?? line.bedAmount !== null,
    breakfast: line.breakfast ?? before?.breakfast ?? true,
  };
}

/** The night after the line. A new one without a price of beds has an equal part of the room's. */
function valuesOf(line: InventoryLine, known: KnownNight | null, { sellsBeds, beds }: TypeValues): NightValues {
  const roomAmount = line.roomAmount ?? known?.roomAmount ?? 0;
  const bedAmount = line.bedAmount ?? known?.bedAmount ?? Math.round(roomAmount / beds);
  return {
    size: line.size ?? (known ? known.size : 0),
    roomAmount,
    bedAmount: sellsBeds ? bedAmount : (known?.bedAmount ?? null),
    prices: { ...known?.prices, ...pricesOf(line, known, { sellsBeds, beds }) },
    closed: line.closed ?? known?.closed ?? false,
  };
}

/** Prices that the line states in further currencies. A bed without one has an equal part of the room's. */
function pricesOf(
  line: InventoryLine,
  known: KnownNight | null,
  { sellsBeds, beds }: Pick<TypeValues, 'sellsBeds' | 'beds'>,
): NightPrices {
  const all = Object.entries(line.prices).flatMap(([currency, said]) => {
    const before = known?.prices[currency];
    const room = said.room ?? before?.room;
    if (room === undefined) return [];
    const bed = said.bed ?? before?.bed ?? Math.round(room / beds);
    return [[currency, { room, bed: sellsBeds ? bed : (before?.bed ?? null) }] as const];
  });
  return Object.fromEntries(all);
}

/** A bed has a price in a currency only where the room has one. */
function furtherFaults(line: InventoryLine, type: TypeValues, known: KnownType | null): SheetFault[] {
  return Object.entries(line.prices).flatMap(([currency, { room, bed }]): SheetFault[] => {
    if (bed !== null && !type.sellsBeds) return [{ field: `bedAmount:${currency}`, reason: 'beds_not_sold' }];
    const priced = line.nights.every((night) => known?.nights.get(night)?.prices[currency] !== undefined);
    return room === null && !priced ? [{ field: `roomAmount:${currency}`, reason: 'required' }] : [];
  });
}

/** Changes of the room type and of its nights; values of several nights are joined. */
function changesOf(
  { roomType, type, nights }: Pick<PlannedLine, 'roomType' | 'type' | 'nights'>,
  currency: string,
): SheetChange[] {
  const money = (amount: number | null | undefined, unit = currency) =>
    amount === null || amount === undefined ? '' : plainAmount(amount, unit);
  const changes: SheetChange[] = [];
  const add = (field: InventoryTarget, pairs: readonly (readonly [string, string])[]) => {
    const differing = pairs.filter(([from, to]) => from !== to);
    const joined = (at: 0 | 1) => [...new Set(differing.map((pair) => pair[at]))].join(' / ');
    if (differing.length > 0) changes.push({ field, from: joined(0), to: joined(1) });
  };
  if (roomType) {
    add('beds', [[String(roomType.beds), String(type.beds)]]);
    add('sellsBeds', [[String(roomType.sellsBeds), String(type.sellsBeds)]]);
    add('breakfast', [[String(roomType.breakfast), String(type.breakfast)]]);
  }
  const old = nights.flatMap(({ known, values }) => (known ? [{ known, values }] : []));
  add(
    'size',
    old.map(({ known, values }) => [String(known.size ?? ''), String(values.size ?? '')]),
  );
  add(
    'roomAmount',
    old.map(({ known, values }) => [money(known.roomAmount), money(values.roomAmount)]),
  );
  add(
    'bedAmount',
    old.map(({ known, values }) => [money(known.bedAmount), money(values.bedAmount)]),
  );
  for (const unit of new Set(old.flatMap(({ values }) => Object.keys(values.prices))))
    for (const part of ['room', 'bed'] as const)
      add(
        `${part}Amount:${unit}`,
        old.map(({ known, values }) => [
          money(known.prices[unit]?.[part], unit),
          money(values.prices[unit]?.[part], unit),
        ]),
      );
  add(
    'closed',
    old.map(({ known, values }) => [String(known.closed), String(values.closed)]),
  );
  return changes;
}

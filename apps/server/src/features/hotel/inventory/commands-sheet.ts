import { isDeepStrictEqual } from 'node:util';
import {
  furtherPrices,
  inventoryPlanner,
  inventoryTargets,
  plainName,
  readInventoryLine,
  type FurtherPrice,
  type InventoryLine,
  type InventoryTarget,
  type NightValues,
  type PlannedLine,
  type TypeValues,
} from '@meetingapp/domain/hotel/inventory-sheet.ts';
import { exponentOf } from '@meetingapp/domain/exponent.ts';
import { plainAmount } from '@meetingapp/domain/money.ts';
import { inventorySheet as en } from '@meetingapp/locales/en/hotel/inventory.ts';
import { inventorySheet as zh } from '@meetingapp/locales/zh/hotel/inventory.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { amountOf, dayOf, integerOf } from '@meetingapp/sheets/values/cell-values.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import { addStocks } from '../../../db/places/stock.ts';
import {
  defineImport,
  type AppliedLine,
  type ImportPlace,
  type LineValidator,
  type SheetLine,
  unwritten,
} from '../../../jobs/import-kind.ts';
import { nightColumns, setNights, setType, type DoneInventory } from './commands-nights-set.ts';
import { undoInventory } from './commands-sheet-undo.ts';
import { currenciesOf, inventoryOf } from './queries-sheet.ts';

const texts = { zh, en };
/** The language of a list is independent of that of the person who imports it. */
const inBoth = (word: (words: typeof zh | typeof en) => string) => [zh, en].flatMap((words) => word(words).split('|'));
const yes = inBoth((words) => words.yes).map(plainName);
const no = inBoth((words) => words.no).map(plainName);
const asText = (text: string) => ({ kind: 'text' as const, text });

const required: readonly InventoryTarget[] = ['hotel', 'roomType', 'night', 'size', 'roomAmount'];
const choices: readonly string[] = ['sellsBeds', 'breakfast', 'closed'] satisfies InventoryTarget[];

interface Currencies {
  currency: string;
  further: readonly string[];
}

function readLine({ cells }: SheetLine, columns: ImportPlace['columns'], currencies: Currencies) {
  const said = (target: InventoryTarget) => {
    const at = columns.indexOf(target);
    return at < 0 ? '' : (cells[at] ?? '').trim();
  };
  return readInventoryLine(said, {
    dayOf: (text) => dayOf(asText(text)),
    ...currencies,
    amountOf: (text, currency) => amountOf(asText(text), exponentOf(currency)),
    integerOf: (text) => integerOf(asText(text)),
    yes,
    no,
  });
}

const partsOf = (id: FurtherPrice) => id.split(':') as ['roomAmount' | 'bedAmount', string];

/** An amount as an example; one of a currency without decimals is a hundred times as much. */
const exampleAmount = (whole: number, currency: string): string =>
  plainAmount(whole * Math.max(100, 10 ** exponentOf(currency)), currency);

const nameOf = ({ hotel, roomType, nights: [night = ''] }: InventoryLine) =>
  [hotel.zh || hotel.en, roomType.zh || roomType.en, night].filter(Boolean).join(' · ');

/** Import of hotels, room types and nights with rooms and prices. */
export const inventoryImport = defineImport({
  kind: 'hotel.inventory',
  named: 'hotel',
  canReplace: false,
  exists: async (_db, { about }) => about === null,
  targets: async (db, conferenceId, language) => [
    ...inventoryTargets.map((id) => ({
      id,
      names: [...inBoth((words) => words.names[id]), id],
      label: texts[language].columns[id],
      required: required.includes(id),
    })),
    ...furtherPrices((await currenciesOf(db, conferenceId)).further).map((id) => {
      const [column, currency] = partsOf(id);
      // Without brackets: what stands in them does not count as a title.
      const named = (name: string) => [`${name} ${currency}`, `${currency} ${name}`];
      return {
        id,
        names: [...inBoth((words) => words.names[column]).flatMap(named), id],
        label: format(texts[language].inCurrency, { price: texts[language].columns[column], currency }),
        required: false,
      };
    }),
  ],
  examples: async (db, conferenceId, language) => {
    const { currency, further } = await currenciesOf(db, conferenceId);
    const amounts = {
      roomAmount: exampleAmount(680, currency),
      bedAmount: exampleAmount(340, currency),
      ...Object.fromEntries(
        furtherPrices(further).map((id) => [id, exampleAmount(id.startsWith('room') ? 90 : 45, partsOf(id)[1])]),
      ),
    };
    return [{ ...texts[language].example, ...amounts }];
  },
  valueText: async (_db, _conferenceId, language) => (field, value) => {
    if (!choices.includes(field)) return value;
    return (value === 'true' ? texts[language].yes : texts[language].no).split('|')[0] ?? value;
  },
  words: (language) => {
    const { template, failedFile, reason } = texts[language];
    return { template, failedFile, reason };
  },
  judge: async (db, { conferenceId, columns }, of): Promise<LineValidator> => {
    const currencies = await currenciesOf(db, conferenceId);
    const named = of ? of.map((line) => readLine(line, columns, currencies).line.hotel) : null;
    const plan = inventoryPlanner(await inventoryOf(db, conferenceId, named), currencies.currency);
    return {
      lines: (lines) =>
        lines.map((one) => {
          const { line, faults } = readLine(one, columns, currencies);
          const { fate, faults: found, changes, keys } = plan(line, faults);
          return { name: nameOf(line), fate, faults: found, changes, keys };
        }),
    };
  },
  apply: applyInventory,
  undo: undoInventory,
});

interface Wish extends PlannedLine {
  line: InventoryLine;
  done: DoneInventory;
}

/** Writes the lines in few statements. Room types are locked, as in every other change of their nights. */
async function applyInventory(
  transaction: DatabaseTransaction,
  { conferenceId, columns }: ImportPlace,
  lines: readonly (SheetLine & { fate: string })[],
): Promise<AppliedLine[]> {
  await sql`select id from hotel where conference_id = ${conferenceId} order by id for no key update`.execute(
    transaction,
  );
  const currencies = await currenciesOf(transaction, conferenceId);
  const read = lines.map((one) => readLine(one, columns, currencies));
  const named = read.map(({ line }) => line.hotel);
  await sql`select room_type.id from room_type join hotel on hotel.id = hotel_id
    where conference_id = ${conferenceId} order by room_type.id for update of room_type`.execute(transaction);
  const plan = inventoryPlanner(await inventoryOf(transaction, conferenceId, named), currencies.currency);
  const wishes: Wish[] = [];
  const outcomes = read.map(({ line, faults }, at): AppliedLine => {
    const planned = plan(line, faults);
    const left = unwritten(planned);
    if (left) return left;
    if (planned.fate !== lines[at]?.fate) return { refusal: rowRefused('changed_meanwhile') };
    const done: DoneInventory = { nights: [] };
    wishes.push({ ...planned, line, done });
    return { refusal: null, done };
  });
  await write(transaction, conferenceId, wishes);
  return outcomes;
}

async function write(transaction: DatabaseTransaction, conferenceId: number, wishes: readonly Wish[]): Promise<void> {
  const made = new Map<string, number>();
  const placed: { wish: Wish; typeId: number }[] = [];
  for (const wish of wishes) placed.push({ wish, typeId: await typeFor(transaction, conferenceId, wish, made) });
  await changeTypes(transaction, wishes);
  const fresh = placed.flatMap(({ wish, typeId }) =>
    wish.nights.flatMap(({ night, known, values }) => (known ? [] : [{ wish, typeId, night, values }])),
  );
  const stocks = await addStocks(
    transaction,
    conferenceId,
    'room_night',
    fresh.map(({ values }) => values.size),
  );
  const rows = fresh.map(({ typeId, night, values }, at) => ({
    type: typeId,
    night,
    stock: stocks[at],
    ...nightColumns(values),
  }));
  const { rows: added } = await sql<{ id: number; stock_id: number }>`
    insert into room_night (room_type_id, night, stock_id, room_amount, bed_amount, prices, closed)
    select type, night, stock, room_amount, bed_amount, prices, closed from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (type bigint, night date, stock bigint, room_amount bigint, bed_amount bigint, prices jsonb, closed boolean)
    returning id, stock_id`.execute(transaction);
  const idOf = new Map(added.map(({ id, stock_id }) => [stock_id, id]));
  for (const [at, { wish, values }] of fresh.entries())
    wish.done.nights.push({ id: idOf.get(stocks[at] ?? 0) ?? 0, before: null, after: values });
  const changed = wishes.flatMap(({ nights, done }) =>
    nights.flatMap(({ known, values }) => {
      if (!known) return [];
      const { size, roomAmount, bedAmount, prices, closed } = known;
      const before: NightValues = { size, roomAmount, bedAmount, prices, closed };
      if (isDeepStrictEqual(before, values)) return [];
      done.nights.push({ id: known.id, before, after: values });
      return [{ id: known.id, stockId: known.stockId, values }];
    }),
  );
  await setNights(transaction, changed);
}

/** The room type of a line; a new one, and a new hotel, is made once and belongs to the line that made it. */
async function typeFor(
  transaction: DatabaseTransaction,
  conferenceId: number,
  { hotel, roomType, type, line, done }: Wish,
  made: Map<string, number>,
): Promise<number> {
  if (roomType) return roomType.id;
  const inBothLanguages = ({ zh: chinese, en: english }: { zh: string; en: string }) =>
    JSON.stringify({ zh: chinese || english, en: english });
  const hotelKey = plainName(line.hotel.zh || line.hotel.en);
  let hotelId = hotel?.id ?? made.get(hotelKey);
  if (hotelId === undefined) {
    const { id } = await transaction
      .insertInto('hotel')
      .values({
        conference_id: conferenceId,
        name: inBothLanguages(line.hotel),
        position: sql<number>`(select coalesce(max(position) + 1, 0) from hotel where conference_id = ${conferenceId})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    hotelId = id;
    made.set(hotelKey, id);
    done.hotelId = id;
  }
  const typeKey = `${hotelId} ${plainName(line.roomType.zh || line.roomType.en)}`;
  const known = made.get(typeKey);
  if (known !== undefined) return known;
  const { id } = await transaction
    .insertInto('room_type')
    .values({
      hotel_id: hotelId,
      name: inBothLanguages(line.roomType),
      beds: type.beds,
      sells_beds: type.sellsBeds,
      breakfast: type.breakfast,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from room_type where hotel_id = ${hotelId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  made.set(typeKey, id);
  done.typeId = id;
  return id;
}

/** Changes known room types; of several lines of one type, the first says how. */
async function changeTypes(transaction: DatabaseTransaction, wishes: readonly Wish[]): Promise<void> {
  const seen = new Set<number>();
  for (const { roomType, type, done } of wishes) {
    if (!roomType || seen.has(roomType.id)) continue;
    const { beds, sellsBeds, breakfast } = roomType;
    const before: TypeValues = { beds, sellsBeds, breakfast };
    if (isDeepStrictEqual(before, type)) continue;
    seen.add(roomType.id);
    await setType(transaction, roomType.id, type);
    done.type = { id: roomType.id, before, after: type };
  }
}

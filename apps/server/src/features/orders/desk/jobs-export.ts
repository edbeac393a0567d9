import type { ConsoleOrderFilter } from '@meetingapp/contract/orders/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { groupedAmount } from '@meetingapp/domain/money.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { ordersConsole as en } from '@meetingapp/locales/en/orders/console.ts';
import { ordersConsole as zh } from '@meetingapp/locales/zh/orders/console.ts';
import type { Cell, Column } from '@meetingapp/sheets/values/column.ts';
import { defineTask, type TaskRun } from '../../../jobs/task.ts';
import type { TaskInputs } from '../../../jobs/task-inputs.ts';
import { sheetStream } from '../../files/writer-sheet.ts';
import { updateListed } from '../../registration/list/queries-search.ts';
import { findPlace } from '../../registration/list/queries.ts';
import { refundReason } from '../order/present.ts';
import { moneyIn, type Money } from '../order/writer-money.ts';
import { presentRow } from './present-console.ts';
import { currenciesIn, findOrdersIn, type ConsoleOrderRow } from './queries-console.ts';
import { ledgerFrom, ledgerSize, linesOfOrders, type LedgerRow } from './queries-export.ts';

const texts = { zh, en };
const PAGE = 500;

/** Every movement of money in some days, one row each: money in is positive, money out negative, so that the column adds up. */
export const exportLedger = defineTask('orders.ledger', async (run) => {
  const { db, input, conferenceId, language, clock } = run;
  const place = await findPlace(db, conferenceId ?? 0);
  const { count, currencies } = await ledgerSize(db, place, input);
  await run.total(count);
  const money = moneyIn(currencies);
  const { columns: titles, ledgerTitle } = texts[language].exporting;
  const text = { kind: 'text' as const };
  const columns: Column[] = [
    { title: titles.at, kind: 'date-time' },
    { title: titles.kind, ...text },
    { title: titles.amount, ...money.column },
    { title: titles.currency, ...text },
    { title: titles.provider, ...text },
    { title: titles.method, ...text },
    { title: titles.order, ...text, width: 24 },
    { title: titles.registration, ...text, width: 18 },
    { title: titles.name, ...text },
    { title: titles.ownNumber, ...text, width: 28 },
    { title: titles.providerNumber, ...text, width: 32 },
    { title: titles.receipt, ...text },
    { title: titles.reason, ...text, width: 32 },
  ];
  const sheet = { name: ledgerTitle, columns, rows: movements(run, place, money), zone: place.zone };
  const day = dayIn(place.zone, clock());
  const span = [input.from, input.until].filter((one) => one !== null).join('_') || day;
  await run.keepFile(`${ledgerTitle}-${span}.${input.format}`, input.format, sheetStream(sheet, input.format));
});

async function* movements(
  { db, input, language, progress }: TaskRun<'orders.ledger'>,
  place: { cid: number; zone: string },
  money: Money,
): AsyncGenerator<Cell[]> {
  let done = 0;
  for (let after = 0; ;) {
    const page = await ledgerFrom(db, place, input, { after, limit: PAGE });
    for (const row of page) yield movement(row, money, language);
    done += page.length;
    after = page.at(-1)?.id ?? after;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}

function movement(row: LedgerRow, money: Money, language: Language): Cell[] {
  const words = texts[language];
  const { exporting } = words;
  const back = row.way !== null && row.way !== 'provider' ? exporting.ways[row.way] : '';
  return [
    row.at,
    words.ledgerKinds[row.kind],
    money.cell(row.amount, row.currency),
    row.currency,
    row.provider === null ? '' : words.providers[row.provider],
    back || (row.method === null ? '' : words.methods[row.method]),
    row.order_number,
    row.registration_number,
    row.name,
    row.own_number,
    row.provider_number,
    row.receipt,
    row.cause === null ? '' : refundReason({ cause: row.cause, reason: row.reason }, language),
  ];
}

function filterOf({ filter }: TaskInputs['orders.export']): ConsoleOrderFilter {
  if (!('day' in filter)) return filter;
  const { day, ...others } = filter;
  return { ...others, from: day, until: day };
}

/** The orders that a filter finds, newest first, one row each with its lines. */
export const exportOrders = defineTask('orders.export', async (run) => {
  const { db, input, conferenceId, language, clock } = run;
  const place = await findPlace(db, conferenceId ?? 0);
  await updateListed(db, place.cid, clock());
  const [{ total }, { main, used }] = await Promise.all([
    findOrdersIn(db, place.cid, filterOf(input), { before: null, limit: 1 }),
    currenciesIn(db, place.cid),
  ]);
  await run.total(total);
  const money = moneyIn(used.length > 0 ? used : [main]);
  const { columns: titles, ordersTitle } = texts[language].exporting;
  const text = { kind: 'text' as const };
  const columns: Column[] = [
    { title: titles.order, ...text, width: 24 },
    { title: titles.registration, ...text, width: 18 },
    { title: titles.name, ...text },
    { title: titles.phone, ...text, width: 16 },
    { title: titles.email, ...text, width: 24 },
    { title: titles.lines, ...text, width: 40 },
    { title: titles.total, ...money.column },
    { title: titles.refunded, ...money.column },
    { title: titles.paidNow, ...money.column },
    { title: titles.currency, ...text },
    { title: titles.state, ...text },
    { title: titles.provider, ...text },
    { title: titles.createdAt, kind: 'date-time' },
    { title: titles.paidAt, kind: 'date-time' },
    { title: titles.note, ...text, width: 24 },
  ];
  const sheet = { name: ordersTitle, columns, rows: orders(run, place.cid, money), zone: place.zone };
  const day = dayIn(place.zone, clock());
  await run.keepFile(`${ordersTitle}-${day}.${input.format}`, input.format, sheetStream(sheet, input.format));
});

async function* orders(
  { db, input, language, progress, clock }: TaskRun<'orders.export'>,
  cid: number,
  money: Money,
): AsyncGenerator<Cell[]> {
  let done = 0;
  for (let before: number | null = null; ;) {
    const page: ConsoleOrderRow[] = (await findOrdersIn(db, cid, filterOf(input), { before, limit: PAGE })).rows;
    const lines = await linesOfOrders(
      db,
      page.map(({ id }) => id),
    );
    for (const row of page) yield orderCells(row, lines.get(row.id) ?? [], { money, language, now: clock() });
    done += page.length;
    before = page.at(-1)?.id ?? before;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}

function orderCells(
  row: ConsoleOrderRow,
  lines: readonly {
    title: Record<Language, string>;
    remark: Record<Language, string>;
    quantity: number;
    amount: number;
  }[],
  { money, language, now }: { money: Money; language: Language; now: Date },
): Cell[] {
  const words = texts[language];
  const { state, paidNow, total, refunded, currency, provider } = presentRow(row, now);
  const items = lines.map(({ title, remark, quantity, amount }) =>
    [title[language], remark[language], quantity > 1 ? `× ${quantity}` : '', groupedAmount(amount, currency)]
      .filter(Boolean)
      .join(' '),
  );
  return [
    row.number,
    row.registration_number,
    row.name,
    row.phone,
    row.email,
    joinList(items, language, 'entries'),
    money.cell(total, currency),
    money.cell(refunded, currency),
    paidNow === null ? null : money.cell(paidNow, currency),
    currency,
    words.states[state],
    provider === null ? '' : words.providers[provider],
    row.created_at,
    row.paid_at,
    row.note,
  ];
}

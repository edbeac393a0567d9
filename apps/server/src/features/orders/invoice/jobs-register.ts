import type { InvoiceRow } from '@meetingapp/contract/orders/invoice.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { invoiceSerial } from '@meetingapp/domain/orders/invoice-result.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { ordersConsole as en } from '@meetingapp/locales/en/orders/console.ts';
import { ordersConsole as zh } from '@meetingapp/locales/zh/orders/console.ts';
import type { Cell, Column } from '@meetingapp/sheets/values/column.ts';
import { defineTask, type TaskRun } from '../../../jobs/task.ts';
import { sheetStream } from '../../files/writer-sheet.ts';
import { findPlace } from '../../registration/list/queries.ts';
import { moneyIn, type Money } from '../order/writer-money.ts';
import { registeredFrom, registerSize, type InvoiceInRow } from './queries.ts';

const texts = { zh, en };
const PAGE = 500;

/**
 * Every issued invoice, red letter and request of some days, one row each. An issued invoice is positive and a red letter negative, so
 * that the column adds up to what stands; what is still to be issued has a column of its own.
 */
export const exportRegister = defineTask('orders.invoiceRegister', async (run) => {
  const { db, input, conferenceId, language, clock } = run;
  const place = await findPlace(db, conferenceId ?? 0);
  const { count, currencies } = await registerSize(db, place, input);
  await run.total(count);
  const money = moneyIn(currencies);
  const { columns: titles, title } = texts[language].exporting.register;
  const text = { kind: 'text' as const };
  const columns: Column[] = [
    { title: titles.entry, ...text },
    { title: titles.number, ...text, width: 24 },
    { title: titles.code, ...text },
    { title: titles.day, kind: 'date' },
    { title: titles.amount, ...money.column },
    { title: titles.due, ...money.column },
    { title: titles.currency, ...text },
    { title: titles.state, ...text },
    { title: titles.kind, ...text, width: 16 },
    { title: titles.holder, ...text },
    { title: titles.title, ...text, width: 32 },
    { title: titles.taxNumber, ...text, width: 24 },
    { title: titles.name, ...text, width: 20 },
    { title: titles.holderNumber, ...text, width: 24 },
    { title: titles.blueNumber, ...text, width: 24 },
    { title: titles.reason, ...text, width: 32 },
    { title: titles.email, ...text, width: 28 },
    { title: titles.serial, ...text },
    { title: titles.askedAt, kind: 'date-time' },
    { title: titles.sentAt, kind: 'date-time' },
  ];
  const sheet = { name: title, columns, rows: lines(run, place, money), zone: place.zone };
  const span = [input.from, input.until].filter((one) => one !== null).join('_') || dayIn(place.zone, clock());
  await run.keepFile(`${title}-${span}.${input.format}`, input.format, sheetStream(sheet, input.format));
});

async function* lines(
  { db, input, language, progress }: TaskRun<'orders.invoiceRegister'>,
  place: { cid: number; zone: string },
  money: Money,
): AsyncGenerator<Cell[]> {
  const { from, until } = input;
  const isWithin = (day: string) => (from === null || day >= from) && (until === null || day <= until);
  let done = 0;
  for (let after = 0; ;) {
    const page = await registeredFrom(db, place, input, { after, limit: PAGE });
    for (const row of page) {
      const line = lineOf(row, money, language);
      if (isWithin(row.issued_on ?? dayIn(place.zone, row.created_at))) yield line.own();
      for (const red of row.reds) if (isWithin(red.day)) yield line.red(red);
    }
    done += page.length;
    after = page.at(-1)?.id ?? after;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}

/** The lines of one invoice: its own, and one of each red letter. */
function lineOf(row: InvoiceInRow, money: Money, language: Language) {
  const words = texts[language];
  const { entries } = words.exporting.register;
  const state = row.state as InvoiceRow['state'];
  const buyer: Cell[] = [
    words.invoices.kindsLong[row.kind as InvoiceRow['kind']],
    words.invoices.holders[row.holder as InvoiceRow['holder']],
    row.title,
    row.tax_number,
    row.name,
    row.holder_number,
  ];
  const request: Cell[] = [row.email, invoiceSerial(row.id), row.created_at, row.sent_at];
  return {
    own: (): Cell[] => [
      row.amount === null ? entries.request : entries.issued,
      row.number,
      row.code,
      row.issued_on,
      row.amount === null ? null : money.cell(row.amount, row.currency),
      state === 'asked' ? money.cell(Math.max(row.net, 0), row.currency) : null,
      row.currency,
      words.invoices.states[state],
      ...buyer,
      '',
      row.reason,
      ...request,
    ],
    red: ({ number, day, amount, reason }: InvoiceRow['reds'][number]): Cell[] => [
      entries.red,
      number,
      '',
      day,
      money.cell(-amount, row.currency),
      null,
      row.currency,
      words.invoices.states[state],
      ...buyer,
      row.number,
      reason,
      ...request,
    ],
  };
}

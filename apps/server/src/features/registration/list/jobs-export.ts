import { exponentOf } from '@meetingapp/domain/exponent.ts';
import { plainAmount } from '@meetingapp/domain/money.ts';
import { writeCsv } from '@meetingapp/sheets/csv/write.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import type { Cell, Column } from '@meetingapp/sheets/values/column.ts';
import { listedColumns, type ListedColumn } from '@meetingapp/contract/registration/list.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import { registrationConsole as en } from '@meetingapp/locales/en/registration/console.ts';
import { registrationConsole as zh } from '@meetingapp/locales/zh/registration/console.ts';
import { defineTask, type TaskRun } from '../../../jobs/task.ts';
import { listAllChanged } from './commands.ts';
import { presentAnswers } from '../form/present.ts';
import { presentListed } from './present.ts';
import {
  answersFrom,
  currenciesOf,
  extraQuantities,
  extrasInUse,
  fieldsOfAllForms,
  type AllFields,
  type ExportExtra,
  type ExportRow,
} from './queries-export.ts';
import { countOf, findPlace } from './queries.ts';

const texts = { zh, en };

/** Currencies with different decimals share a column of plain numbers, others one with the decimals of all. */
const amountColumn = (currencies: readonly string[]): Pick<Column, 'kind' | 'digits'> => {
  const [digits = 2, ...others] = new Set(currencies.map(exponentOf));
  return others.length > 0 ? { kind: 'decimal' } : { kind: 'money', digits };
};
const columnOf = (column: ListedColumn, currencies: readonly string[]): Pick<Column, 'kind' | 'digits'> =>
  column === 'amount' ? amountColumn(currencies) : { kind: column === 'changed' ? 'date-time' : 'text' };

/** Exports all registrations that match a filter as one sheet, page by page, however many there are. */
export const exportRegistrations = defineTask('registration.export', async (run) => {
  const { db, input, conferenceId, language, clock } = run;
  const place = await findPlace(db, conferenceId ?? 0);
  await listAllChanged(db, place.cid, clock());
  await run.total(await countOf(db, place, input.filter));
  const fields = input.answers ? await fieldsOfAllForms(db, place.cid) : { columns: [], byVersion: new Map() };
  const wanted = listedColumns.filter((column) => input.columns.includes(column));
  // Columns that the list already shows are not repeated.
  const shown = new Set<string>(wanted);
  const answers = fields.columns.filter(({ code }) => !shown.has(code));
  const extras = input.withExtras ? await extrasInUse(db, place.cid) : [];
  // With several currencies each amount needs its own.
  const { currency: main, currencies } = await currenciesOf(db, place.cid);
  const currency = currencies.length > 0 && wanted.includes('amount') ? main : null;
  const words = texts[language];
  const columns = [
    ...wanted.map((column) => ({ title: words.columns[column], ...columnOf(column, [main, ...currencies]) })),
    ...(currency === null ? [] : [{ title: words.currency, kind: 'text' as const }]),
    ...(input.withExtras ? [{ title: words.pane.extras, kind: 'text' as const }] : []),
    ...extras.map(({ title }) => ({ title: title[language], kind: 'integer' as const })),
    ...answers.map(({ label }) => ({ title: label[language], kind: 'text' as const })),
  ];
  const codes = answers.map(({ code }) => code);
  const mixed = amountColumn([main, ...currencies]).kind === 'decimal' ? main : null;
  const rows = cells(run, place, { wanted, currency, mixed, extras, codes, fields });
  const sheet = { columns, rows, zone: place.zone };
  const stream = input.format === 'csv' ? writeCsv(sheet) : writeWorkbook({ ...sheet, sheet: words.title });
  const day = dayIn(place.zone, clock());
  await run.keepFile(`${words.title}-${day}.${input.format}`, input.format, stream);
});

const PAGE = 1000;

/** What the columns of a sheet show. */
interface Content {
  wanted: readonly ListedColumn[];
  /** The main currency, where there is a column of currencies. */
  currency: string | null;
  /** The main currency, where amounts are numbers with decimals instead of integers of the smallest unit. */
  mixed: string | null;
  extras: readonly ExportExtra[];
  codes: readonly string[];
  fields: AllFields;
}

async function* cells(
  { db, input, language, progress }: TaskRun<'registration.export'>,
  place: { cid: number; zone: string },
  { wanted, currency, mixed, extras, codes, fields }: Content,
): AsyncGenerator<Cell[]> {
  let done = 0;
  for (let after = 0; ;) {
    const page: ExportRow[] = await answersFrom(db, place, input.filter, after, PAGE);
    const quantities = input.withExtras
      ? await extraQuantities(
          db,
          page.map(({ id }) => id),
        )
      : null;
    for (const row of page)
      yield [
        ...listedCells(row, wanted, { language, mixed }),
        ...(currency === null ? [] : [row.price_currency ?? currency]),
        ...(quantities ? extraCells(quantities.get(row.id), extras, language) : []),
        ...answerCells(row, codes, fields, language),
      ];
    done += page.length;
    after = page.at(-1)?.id ?? after;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}

function listedCells(
  row: ExportRow,
  wanted: readonly ListedColumn[],
  { language, mixed }: { language: Language; mixed: string | null },
): Cell[] {
  const listed = presentListed(row, language);
  const { amount, currency } = listed;
  const values: Record<ListedColumn, Cell> = {
    ...listed,
    amount: mixed !== null && amount !== null ? Number(plainAmount(amount, currency || mixed)) : amount,
    changed: row.updated_at,
    state: texts[language].states[row.state],
  };
  return wanted.map((column) => values[column]);
}

/** All extras of a person as one text, then the quantity of each; without one the cell is empty. */
function extraCells(
  own: ReadonlyMap<number, number> | undefined,
  extras: readonly ExportExtra[],
  language: Language,
): Cell[] {
  const has = extras.filter(({ id }) => own?.has(id));
  const text = joinList(
    has.map(({ id, title }) => `${title[language]} × ${own?.get(id) ?? 0}`),
    language,
    'entries',
  );
  return [text, ...extras.map(({ id }) => own?.get(id) ?? null)];
}

function answerCells(row: ExportRow, codes: readonly string[], { byVersion }: AllFields, language: Language): Cell[] {
  const own = byVersion.get(row.form_version_id) ?? [];
  const read = presentAnswers(own, row.answers, ordinaryFlow, language);
  const byCode = new Map(read.map(({ code, value }) => [code, value]));
  return codes.map((code) => byCode.get(code) ?? '');
}

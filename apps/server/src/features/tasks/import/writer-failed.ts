import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import type { TaskRun } from '../../../jobs/task.ts';

export interface FailedRow {
  cells: readonly string[];
  /** Why it was not imported. */
  why: string;
}

interface FailedRows {
  /** Name of the file and its sheet. */
  name: string;
  /** The columns as they were uploaded. */
  titles: readonly string[];
  /** Title of the last column, of the reasons. */
  reason: string;
  rows: AsyncIterable<FailedRow>;
}

/** Rows read at once. */
const PAGE = 500;

/** All rows of a query in the order of their numbers, read in pages. */
export async function* inPages<Row extends { number: number }>(
  after: (number: number, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const page = await after(last, PAGE);
    yield* page;
    last = page.at(-1)?.number ?? last;
    if (page.length < PAGE) return;
  }
}

/** The rows that were not imported as they were uploaded, each with the reason, to be corrected and imported again. */
export function failedSheet({ name, titles, reason, rows }: FailedRows) {
  async function* lines() {
    for await (const { cells, why } of rows) yield [...titles.map((_, at) => cells[at] ?? ''), why];
  }
  const columns = [...titles, reason].map((title) => ({ title, kind: 'text' as const }));
  return { name, columns, rows: lines(), zone: 'UTC' };
}

/** Keeps the rows that were not imported as the file of the task; none when all were. */
export async function saveFailed(run: Pick<TaskRun, 'keepFile'>, failed: FailedRows): Promise<void> {
  const rows = failed.rows[Symbol.asyncIterator]();
  const first = await rows.next();
  if (first.done) return;
  async function* all() {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rows };
  }
  const { name, ...sheet } = failedSheet({ ...failed, rows: all() });
  await run.keepFile(`${name}.xlsx`, 'xlsx', writeWorkbook({ sheet: name, ...sheet }));
}

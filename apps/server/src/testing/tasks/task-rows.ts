import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { TestApp } from '../open-app.ts';

/** The rows of the file of a finished background task, xlsx or CSV, as texts, its titles first; an empty cell is an empty text. */
export async function rowsOfTask(test: TestApp, cid: number, id: number, token: string): Promise<string[][]> {
  const { address } = await test.call(taskCalls.file, { cid, id }, { token });
  return rowsAt(test, address);
}

/** The same, by the address of the file. */
export async function rowsAt(test: TestApp, address: string): Promise<string[][]> {
  const { rawPayload } = await test.app.inject(address);
  const rows: string[][] = [];
  for await (const item of readSheet(
    (async function* () {
      yield rawPayload;
    })(),
  ))
    if ('row' in item) rows.push(item.row.cells.map((cell) => textOf(cell) ?? ''));
    else throw new Error(item.fault.reason);
  return rows;
}

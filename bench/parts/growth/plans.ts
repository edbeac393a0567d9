import { readFileSync, statSync } from 'node:fs';
import type { Pool } from 'pg';
import {
  largeTables,
  planSettings,
  readsIn,
  scansIn,
  type TableRead,
} from '@meetingapp/server/testing/database/plans.ts';

/** A prepared statement may get one plan for all values from its sixth execution on. */
const TURNS = 7;
/** Rows that a call may look at by an index: a page of each state, and a word that most have, counted to 10,000 twice. */
const MOST = 20_100;

/** Makes new connections of the database write the plan of every statement into the log of the server. */
export async function explainInLog(pool: Pool, database: string): Promise<void> {
  const settings = { session_preload_libraries: 'auto_explain', ...planSettings };
  for (const [name, value] of Object.entries(settings))
    await pool.query(`alter database ${database} set ${name} = '${value}'`);
}

/** New connections write no plans, which costs time; a cluster that is used again has written some. */
export const explainNoMore = async (pool: Pool, database: string): Promise<void> =>
  void (await pool.query(`alter database ${database} reset all`));

/** Plans in a part of the log, whose messages continue on lines that begin with a tabulator. */
function readsInLog(text: string): TableRead[] {
  const messages = text.match(/plan:\n(?:\t[^\n]*\n)+/g) ?? [];
  return messages.flatMap((message) => readsIn(message.replace(/\n\t/g, '\n')));
}

/** What a call reads, by its last turn, and which of it scans a table of at least this many rows. */
export async function explained(
  call: () => Promise<void>,
  { log, pool, rows }: { log: string; pool: Pool; rows: number },
): Promise<{ reads: TableRead[]; scans: TableRead[] }> {
  const large = await largeTables(pool, rows);
  let from = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    from = statSync(log).size;
    await call();
  }
  const reads = readsInLog(readFileSync(log).subarray(from).toString('utf8'));
  return { reads, scans: scansIn(reads, large, MOST) };
}

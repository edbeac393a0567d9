import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { Ids } from './bodies.ts';

/** Maximum rows read per table. */
const MOST = 40;
/** Tables of fields whose names differ from the table's. */
const aliases: Readonly<Record<string, string>> = {
  reg: 'registration',
  uid: 'account',
  staff: 'staff_member',
  fee: 'fee_kind',
  cfg: 'fee_kind',
  code: 'discount_code',
  page: 'web_page',
  room: 'live_room',
  group: 'registration_group',
  vid: 'video',
  lid: 'broadcast',
  topic: 'paper_topic',
  question: 'live_question',
  entry: 'waiting_entry',
};

/**
 * Ids of the demo by field name: `paperId` and `paperIds` are rows of `paper`, limited to its first conference where the table has
 * one. Empty for a field without a table, such as `id`.
 */
export async function demoIds(db: Database): Promise<Ids> {
  const conferences = await db.selectFrom('conference').select('id').orderBy('id').execute();
  const [first] = conferences;
  const { rows } = await sql<{ table: string; local: boolean }>`
    select c.table_name as table, exists (
      select from information_schema.columns l
      where l.table_schema = c.table_schema and l.table_name = c.table_name and l.column_name = 'conference_id') as local
    from information_schema.columns c
    where c.table_schema = current_schema() and c.column_name = 'id' and c.data_type = 'bigint'
    order by c.table_name`.execute(db);
  const known = new Map<string, number[]>();
  for (const { table, local } of rows) {
    const where = local && first ? sql`where conference_id = ${first.id}` : sql``;
    const found = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} ${where} order by id limit ${MOST}`.execute(db);
    known.set(
      table,
      found.rows.map(({ id }) => Number(id)),
    );
  }
  const all = conferences.map(({ id }) => id);
  const named = new Map<string, readonly number[]>();
  return (field) => {
    // Half of the calls are about the first conference, to which the other ids belong.
    if (/^(cid|idCode)$/.test(field)) return [...all, ...all.map(() => all[0] ?? 0)];
    const ids = named.get(field) ?? idsOf(field, known);
    named.set(field, ids);
    return ids;
  };
}

function idsOf(field: string, known: ReadonlyMap<string, number[]>): readonly number[] {
  const base = (
    field === 'uid' || field === 'vid' || field === 'lid' ? field : field.replace(/(?:Id|id)s?$|s$/, '')
  ).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const name = aliases[base] ?? base;
  if (name === '') return [];
  const table =
    [...known.keys()].find((one) => one === name || one === `${name}s`) ??
    [...known.keys()].find((one) => one.endsWith(`_${name}`));
  return known.get(table ?? '') ?? [];
}

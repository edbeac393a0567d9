import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { ChangeRow } from './queries.ts';

/** Name columns of these tables, as plain or bilingual text. */
const names: Readonly<Record<string, string>> = {
  conference: 'title',
  branch: 'title',
  fee_kind: 'title',
  extra: 'title',
  notice: 'title',
  member_list: 'title',
  form_field: 'label',
  discount_code: 'code',
  hotel: 'name',
  room_type: 'name',
  member_list_entry: 'name',
  staff_member: 'name',
  registration: "number || ' ' || name",
  orders: 'number',
  invoice: 'title',
  hall: 'name',
  topic: 'name',
  expert: 'name',
  expert_group: 'name',
  programme_session: 'title',
  talk: 'title',
  paper_topic: 'name',
  paper: 'number',
  news_column: 'name',
  article: 'title',
  web_page: 'title',
  live_room: 'name',
  live_stream: 'name',
  live_series: 'title',
  live_recording: 'name',
  broadcast: 'title',
  live_poll: 'question',
  live_held_message: 'body',
  video_category: 'name',
  video: 'title',
};

/** Columns that reference a row of another table, the most descriptive first. */
export const references: Readonly<Record<string, string>> = {
  staff_id: 'staff_member',
  judged_by: 'staff_member',
  published_by: 'staff_member',
  saved_by: 'staff_member',
  registration_id: 'registration',
  order_id: 'orders',
  fee_kind_id: 'fee_kind',
  discount_code_id: 'discount_code',
  room_type_id: 'room_type',
  hotel_id: 'hotel',
  branch_id: 'branch',
  member_list_id: 'member_list',
  expert_id: 'expert',
  session_id: 'programme_session',
  talk_id: 'talk',
  hall_id: 'hall',
  paper_id: 'paper',
  group_id: 'expert_group',
  column_id: 'news_column',
  broadcast_id: 'broadcast',
  room_id: 'live_room',
  series_id: 'live_series',
  category_id: 'video_category',
  conference_id: 'conference',
};

export type Labels = ReadonlyMap<string, string | Bilingual>;

/** Names of the changed rows and of the rows they reference, by `table/id`; one statement for each table. */
export async function labelsOf(db: Database, changes: readonly ChangeRow[]): Promise<Labels> {
  const wanted = new Map<string, Set<string>>();
  function want(table: string, id: unknown): void {
    if (names[table] === undefined || !/^\d+$/.test(String(id))) return;
    wanted.set(table, (wanted.get(table) ?? new Set()).add(String(id)));
  }
  for (const { subject, subject_id, before, after } of changes) {
    want(subject, subject_id);
    for (const row of [before, after])
      for (const [column, table] of Object.entries(references)) if (row?.[column]) want(table, row[column]);
  }
  const labels = new Map<string, string | Bilingual>();
  for (const [table, ids] of wanted) {
    const { rows } = await sql<{ id: number; label: string | Bilingual }>`
      select id, ${sql.raw(names[table] ?? '')} as label from ${sql.table(table)}
      where id = any(${[...ids]}::bigint[])`.execute(db);
    for (const { id, label } of rows) labels.set(`${table}/${id}`, label);
  }
  return labels;
}

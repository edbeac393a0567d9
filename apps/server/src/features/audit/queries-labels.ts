import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { ChangeRow } from './queries.ts';

/** A bilingual name followed by more, in both languages. */
function beside(name: string, zh: string, en: string): string {
  return `jsonb_build_object('zh', concat_ws(' · ', ${name} ->> 'zh', nullif(${zh}, '')),
    'en', concat_ws(' · ', coalesce(nullif(${name} ->> 'en', ''), ${name} ->> 'zh'), nullif(${en}, '')))`;
}

/** A room type and its night, of the row of `room_night` that fits a condition. */
function nightName(condition: string): string {
  return `(select ${beside('room_type.name', 'nights.night::text', 'nights.night::text')}
    from room_night nights join room_type on room_type.id = nights.room_type_id where ${condition})`;
}

const ofOrder = '(select number from orders where orders.id = order_id)';
const ofRegistration = `(select number || ' ' || name from registration where registration.id = registration_id)`;

/** Names of the rows of these tables as SQL, plain or bilingual: a column, or what the row belongs to. */
export const namedTables: Readonly<Record<string, string>> = {
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
  fee_example: 'name',
  saved_view: 'name',
  fee_window: `(select ${beside('fee_kind.title', "fee_window.title ->> 'zh'", "fee_window.title ->> 'en'")}
    from fee_kind where fee_kind.id = fee_kind_id)`,
  room_night: nightName('room_night.id = nights.id'),
  stock: `coalesce((select title from fee_kind where stock_id = stock.id), (select title from branch where stock_id = stock.id),
    (select title from extra where stock_id = stock.id), (select to_jsonb(code) from discount_code where stock_id = stock.id),
    ${nightName('nights.stock_id = stock.id')})`,
  payment: ofOrder,
  refund: ofOrder,
  hotel_booking: ofRegistration,
  room_link: ofRegistration,
  fee_proof: ofRegistration,
  waiting_entry: ofRegistration,
  staff_grant: '(select name from staff_member where staff_member.id = staff_id)',
};

/** Columns that reference a row of another table, the most descriptive first. */
export const references: Readonly<Record<string, string>> = {
  staff_id: 'staff_member',
  judged_by: 'staff_member',
  published_by: 'staff_member',
  saved_by: 'staff_member',
  registration_id: 'registration',
  guest_id: 'registration',
  refused_id: 'registration',
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
    if (namedTables[table] === undefined || !/^\d+$/.test(String(id))) return;
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
      select id, ${sql.raw(namedTables[table] ?? '')} as label from ${sql.table(table)}
      where id = any(${[...ids]}::bigint[])`.execute(db);
    for (const { id, label } of rows) labels.set(`${table}/${id}`, label);
  }
  return labels;
}

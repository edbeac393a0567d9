import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

/** How the rows of a table reach a copy of their conference. Columns that are not named are taken over as they are. */
export interface CopiedTable {
  table: string;
  /** The table of the plan to whose rows these belong, and the column that names it; absent: `conference_id`. */
  under?: { table: string; column: string };
  /** Only these rows: SQL over the columns of the table. */
  only?: string;
  /** Columns with an id of another copied table; `list`: with several. */
  refers?: Readonly<Record<string, string | { list: string }>>;
  /** Columns of JSON with an id of another copied table, by the name under which it stands. */
  within?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Moments and days that move with the first day of the conference. */
  moves?: readonly string[];
  /** Columns that begin anew, with their value. */
  anew?: Readonly<Record<string, string | number | boolean | null>>;
  /** Columns of the type of a PostgreSQL array. */
  lists?: readonly string[];
}

const newest = (table: string, column: string) =>
  `number = (select max(number) from ${table} other where other.${column} = ${table}.${column})`;
const first = { number: 1 } as const;

const copiedForms = `(closed_at is null or purpose in ('registration', 'onsite'))`;

/** Set-up that is copied as it is, each table after those to which it refers. */
export const copiedTables: readonly CopiedTable[] = [
  { table: 'hall' },
  { table: 'topic' },
  { table: 'sponsor_level', lists: ['places'] },
  { table: 'live_room', refers: { hall_id: 'hall' } },
  // Of those by which people register also closed ones: a fee may be limited to them.
  { table: 'conference_form', only: copiedForms },
  {
    table: 'form_version',
    only: `form_id in (select id from conference_form where ${copiedForms}) and number = (select max(number) from form_version other where other.form_id = form_version.form_id)`,
    refers: { form_id: 'conference_form' },
    anew: { ...first, published_by: null },
  },
  { table: 'form_field', under: { table: 'form_version', column: 'form_version_id' } },
  {
    table: 'checkin_point',
    only: 'closed_at is null',
    refers: {
      form_id: 'conference_form',
      hall_id: 'hall',
      branch_ids: { list: 'branch' },
      fee_ids: { list: 'fee_kind' },
    },
    lists: ['branch_ids', 'fee_ids', 'roles'],
  },
  // Stamps of a session or an exhibitor belong to those of the earlier conference.
  { table: 'stamp', only: 'exhibitor_id is null and session_id is null', moves: ['opens_at', 'closes_at'] },
  {
    table: 'activity',
    refers: { form_id: 'conference_form', point_id: 'checkin_point', stamp_id: 'stamp' },
    moves: ['starts_at', 'ends_at'],
    anew: { state: 'draft', announced_at: null, started_at: null, ended_at: null },
  },
  {
    table: 'activity_slot',
    under: { table: 'activity', column: 'activity_id' },
    moves: ['starts_at', 'ends_at'],
  },
  { table: 'activity_prize', under: { table: 'activity', column: 'activity_id' }, moves: ['pick_up_until'] },
  { table: 'badge_design' },
  { table: 'credit_rule_set' },
  {
    table: 'credit_rule_version',
    under: { table: 'credit_rule_set', column: 'rule_set_id' },
    only: newest('credit_rule_version', 'rule_set_id'),
    // Staff publish the rules again: project and source are those of another year.
    anew: { ...first, project: '', published_at: null, published_by: null },
  },
  { table: 'credit_example', under: { table: 'credit_rule_set', column: 'rule_set_id' } },
  { table: 'exam', moves: ['opens_at', 'closes_at'], anew: { state: 'draft' } },
  {
    table: 'certificate_template',
    within: { rule: { examId: 'exam', setId: 'credit_rule_set' } },
    anew: { automatic_by: null },
  },
  {
    table: 'survey',
    only: 'session_id is null',
    moves: ['opens_at', 'closes_at'],
    anew: { state: 'draft', access_code: '' },
  },
  { table: 'exhibition_settings' },
  { table: 'stand_extra', moves: ['closes_at'] },
  { table: 'department_rules', moves: ['first_day', 'last_day'] },
  {
    table: 'paper_call',
    moves: ['opens_at', 'closes_at', 'review_until', 'revise_until', 'confirm_until', 'vote_until'],
    anew: { next_number: 1 },
    lists: ['files', 'wishes'],
  },
  { table: 'paper_topic' },
  { table: 'speaker_settings', moves: ['answer_by', 'slides_by'], lists: ['remind_days'] },
  { table: 'speaker_template', only: 'retired_at is null', moves: ['sign_by'] },
  {
    table: 'speaker_template_text',
    under: { table: 'speaker_template', column: 'template_id' },
    only: newest('speaker_template_text', 'template_id'),
    anew: first,
  },
  { table: 'speaker_statement_text', only: newest('speaker_statement_text', 'conference_id'), anew: first },
  { table: 'expert_group' },
  { table: 'comment_settings' },
  { table: 'photo_settings' },
  { table: 'photo_template' },
  { table: 'news_column' },
  { table: 'video_category' },
  { table: 'invoice_setting' },
];

/** Tables whose rows `copyConference` copies with code of its own: places get a new stock, rules and links other ids. */
export const copiedApart: readonly string[] = [
  'branch',
  'fee_kind',
  'fee_window',
  'extra',
  'hotel',
  'room_type',
  'room_night',
  'stock',
  'home',
];

/** Why rows of a conference stay behind, and of which tables. What belongs to such a row stays behind with it. */
export const leftBehind = {
  'People and what they did: a copy has no personal data.': [
    'answer_file',
    'attendance',
    'badge_print',
    'calendar_feed',
    'certificate',
    'certificate_counter',
    'comment',
    'credit_review',
    'department_meeting',
    'desk_receipt',
    'evidence',
    'evidence_correction',
    'exam_attempt',
    'exam_correction',
    'exhibitor_view_day',
    'exhibitor_view_mark',
    'expert',
    'favourite',
    'fee_proof',
    'form_answer',
    'guest_entry',
    'introduction',
    'live_mute',
    'lottery_opt_out',
    'notification',
    'paper',
    'paper_reviewer',
    'poster_vote',
    'registration',
    'registration_count',
    'registration_group',
    'registration_quarter',
    'registration_search',
    'listed_registration',
    'scan',
    'scan_double',
    'share',
    'share_code',
    'room_release',
    'sandbox_message',
    'speaker_agreement',
    'speaker_correction',
    'speaker_invitation',
    'speaker_leg',
    'speaker_pickup',
    'speaker_receipt',
    'speaker_signature',
    'speaker_statement',
    'speaker_stay',
    'survey_answer',
    'ticket',
    'usage_event',
    'usage_event_rest',
    'waiting_entry',
    'watch_interval',
  ],
  'Money of the earlier conference.': [
    'bank_booking',
    'bank_statement',
    'bill_line',
    'invoice_result',
    'ledger',
    'ledger_new',
    'ledger_quarter',
    'listed_order',
    'order_count',
    'orders',
    'refund_request',
    'shared_order',
    'stand_order_line',
  ],
  'Codes that were handed out, counted and dated for the earlier conference.': ['discount_code'],
  'Companies with their contracts, contacts and leads; the plan and its booths are part of the home page.': [
    'exhibitor',
  ],
  'The programme is another one each time; it is imported or made anew.': [
    'material',
    'programme_exchange',
    'programme_import',
    'programme_release',
    'programme_session',
    'programme_told',
    'talk',
  ],
  'Published words and films of the earlier conference.': [
    'article',
    'broadcast',
    'live_recording',
    'live_series',
    'live_stream_past',
    'mailing',
    'notice',
    'video',
    'web_page',
  ],
  'A draw is committed to its own list of people.': ['lottery_draw'],
  'Checks of prices on certain days.': ['fee_example'],
  'Keys, devices and addresses of other systems: a secret serves one conference.': [
    'api_key',
    'checkin_device',
    'checkin_key',
    'live_stream',
    'webhook_endpoint',
    'webhook_event',
  ],
  'Publications: staff look at the copied templates and publish them anew.': ['certificate_template_version'],
  'Rights are given for each conference.': ['staff_grant'],
  'Work of staff: drafts, views, tasks, imports and the log.': [
    'audit_entry',
    'form_draft',
    'home_draft',
    'home_version',
    'paper_import',
    'rehearsal',
    'saved_view',
    'sheet_import',
    'task',
  ],
  'A counter of changes that the database keeps.': ['configuration'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Row = Readonly<Record<string, unknown>>;
/** The new id of each copied row, by table and old id. */
export type NewIds = Map<string, Map<number, number>>;

export interface TableCopy {
  db: Database;
  from: number;
  to: number;
  /** Moves a moment or a day to the dates of the copy. */
  shift: { day: (day: string) => string; moment: (at: Date | null) => Date | null };
  /** Called after each copied row. */
  step: () => Promise<void>;
}

/** Copies all tables of the plan. `ids` has those of tables that were copied before, and gets the new ones. */
export async function copyTables(copy: TableCopy, ids: NewIds): Promise<void> {
  for (const plan of copiedTables) {
    const made = new Map<number, number>();
    for (const row of await rowsOf(copy.db, copy.from, plan)) {
      const id = await insertAgain(copy, plan, row, ids);
      if (id !== null) made.set(Number(row['id']), id);
      await copy.step();
    }
    ids.set(plan.table, made);
  }
}

/** Number of rows that `copyTables` copies. */
export async function countTables(db: Database, from: number): Promise<number> {
  let count = 0;
  for (const plan of copiedTables) count += (await rowsOf(db, from, plan)).length;
  return count;
}

async function rowsOf(db: Database, from: number, plan: CopiedTable): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(plan.table)}
    where ${within(from, plan)} order by ${sql.raw(plan.under ? plan.under.column : '1')}`.execute(db);
  return rows;
}

/** The rows of a conference that the plan copies; a row below another one only with it. */
function within(from: number, { table, under, only }: CopiedTable): ReturnType<typeof sql<boolean>> {
  const wanted = sql<boolean>`(${sql.raw(only ?? 'true')})`;
  const above = under && copiedTables.find((one) => one.table === under.table);
  if (!under || !above) return sql<boolean>`${sql.ref(`${table}.conference_id`)} = ${from} and ${wanted}`;
  return sql<boolean>`${sql.ref(`${table}.${under.column}`)} in (
    select id from ${sql.table(above.table)} where ${within(from, above)}) and ${wanted}`;
}

async function insertAgain(copy: TableCopy, plan: CopiedTable, row: Row, ids: NewIds): Promise<number | null> {
  const values = Object.entries(row).flatMap(([column, value]): [string, unknown][] =>
    column === 'id' ? [] : [[column, valueOf(copy, plan, column, value, ids)]],
  );
  const returning = 'id' in row ? sql`returning id` : sql``;
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(plan.table)}
    (${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${sql.join(values.map(([, value]) => value))}) ${returning}`.execute(copy.db);
  return rows[0]?.id ?? null;
}

function valueOf(copy: TableCopy, plan: CopiedTable, column: string, value: unknown, ids: NewIds): unknown {
  const { under, refers = {}, within: inner = {}, moves = [], anew = {}, lists = [] } = plan;
  if (column in anew) return anew[column];
  if (column === 'conference_id') return copy.to;
  // A version counts the saves of one row, by which a save on an old one is found; drafts begin at the first.
  if (column === 'version') return 1;
  const table = under?.column === column ? under.table : refers[column];
  if (table !== undefined) return newIdOf(ids, table, value);
  if (moves.includes(column)) return moved(copy, value);
  const names = inner[column];
  if (names !== undefined) return JSON.stringify(withNewIds(ids, names, value as Row));
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date) && !lists.includes(column);
  return isJson ? JSON.stringify(value) : value;
}

const withNewIds = (ids: NewIds, names: Readonly<Record<string, string>>, value: Row): Row => ({
  ...value,
  ...Object.fromEntries(Object.entries(names).map(([name, table]) => [name, newIdOf(ids, table, value[name])])),
});

function newIdOf(ids: NewIds, table: string | { list: string }, value: unknown): unknown {
  if (typeof table === 'string') return value === null ? null : (ids.get(table)?.get(Number(value)) ?? null);
  const known = ids.get(table.list);
  return Array.isArray(value) ? value.flatMap((one) => known?.get(Number(one)) ?? []) : value;
}

function moved({ shift }: TableCopy, value: unknown): unknown {
  if (value instanceof Date) return shift.moment(value);
  return typeof value === 'string' ? shift.day(value) : value;
}

import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import { sql, type RawBuilder } from 'kysely';
import { copiedApart, copiedTables } from '../commands-copy-tables.ts';

/** How the rows of a table travel in an archive. References by foreign keys follow from the database's catalogue. */
export interface ArchivedTable {
  table: string;
  /** The scope in which they leave; `everything` contains the set-up. */
  scope: ArchiveScope;
  /** The column that names the row to which these belong; absent: `conference_id`. */
  under?: string;
  /** Only these rows leave: SQL over the columns of the table. */
  only?: string;
  /** Columns that refer to rows written later, and are filled at the end. */
  later?: readonly string[];
  /** In the scope of the set-up rows stay that have this value, or where none is named any value, in a column. */
  without?: { column: string; value?: string };
  /** Rows of the society: which of them the conference needs, in place of `under`. */
  reach?: (conferenceId: number) => RawBuilder<boolean>;
  /** A new row belongs to the society that imports. */
  ofSociety?: true;
  /** Columns that do not leave: secrets, and what the database keeps itself. A new row gets their default. */
  stays?: readonly string[];
  /** Columns that a new row gets anew, by chance, because their values open something or must be unique. */
  made?: readonly string[];
}

const under: Readonly<Record<string, string>> = {
  form_field: 'form_version_id',
  fee_window: 'fee_kind_id',
  room_type: 'hotel_id',
  room_night: 'room_type_id',
  activity_slot: 'activity_id',
  activity_prize: 'activity_id',
  credit_rule_version: 'rule_set_id',
  credit_example: 'rule_set_id',
  speaker_template_text: 'template_id',
};

/** Versions of items that papers of the conference have, and those of the bank from which its drafts draw. */
const versionsOf = (conferenceId: number): RawBuilder<boolean> => sql<boolean>`(exam_item_version.id in (
    select (one ->> 'id')::bigint from exam, jsonb_array_elements(pool) as one where exam.conference_id = ${conferenceId}
    union select version_id from exam_attempt_item join exam_attempt on exam_attempt.id = attempt_id
      join exam on exam.id = exam_id where exam.conference_id = ${conferenceId}
    union select version_id from exam_correction join exam on exam.id = exam_id where exam.conference_id = ${conferenceId}
  ) or exam_item_version.id in (
    select drawn.id from exam_item_version as drawn join exam_item on exam_item.id = drawn.item_id
      join conference on conference.society_id = exam_item.society_id and conference.id = ${conferenceId}
      join exam on exam.conference_id = conference.id and exam.state = 'draft',
      jsonb_array_elements(exam.rules -> 'sections') as section, jsonb_array_elements(section -> 'rules') as rule
    where removed_at is null
      and drawn.number = (select max(number) from exam_item_version as other where other.item_id = drawn.item_id)
      and coalesce((rule ->> 'topicId')::bigint = drawn.topic_id, true)
      and drawn.difficulty between (rule ->> 'from')::int and (rule ->> 'to')::int
      and (rule -> 'kinds' = '[]' or rule -> 'kinds' ? drawn.kind)))`;
const itemsOf = (conferenceId: number): RawBuilder<boolean> => sql<boolean>`exam_item.id in (
  select item_id from exam_item_version where ${versionsOf(conferenceId)})`;
/** Their topics, and those that a rule names. */
const topicsOf = (conferenceId: number): RawBuilder<boolean> => sql<boolean>`exam_topic.id in (
  select topic_id from exam_item_version where ${versionsOf(conferenceId)}
  union select (rule ->> 'topicId')::bigint from exam,
    jsonb_array_elements(exam.rules -> 'sections') as section, jsonb_array_elements(section -> 'rules') as rule
  where exam.conference_id = ${conferenceId})`;

const special: Readonly<Record<string, Partial<ArchivedTable>>> = {
  stock: { without: { column: 'kind', value: 'discount' } },
  stamp: { without: { column: 'exhibitor_id' } },
  // A code that people were told opens the survey.
  survey: { stays: ['access_code'] },
};

const setUp = [...copiedApart, ...copiedTables.map(({ table }) => table)];

const people = (table: string, more: Partial<ArchivedTable> = {}): ArchivedTable => ({
  table,
  scope: 'everything',
  ...more,
});
const ofRegistration = { under: 'registration_id' } as const;
const ofExhibitor = { under: 'exhibitor_id' } as const;
const ofAttempt = { under: 'attempt_id' } as const;
const ofOrder = { under: 'order_id' } as const;
const ofPaper = { under: 'paper_id' } as const;

/** Tables whose rows are in an archive, the conference itself first. */
export const archivedTables: readonly ArchivedTable[] = [
  {
    table: 'conference',
    scope: 'setup',
    under: 'id',
    ofSociety: true,
    stays: ['member_list_id', 'rehearsal', 'society_id', 'state', 'stop_reason'],
  },
  ...setUp.map((table): ArchivedTable => ({
    table,
    scope: 'setup',
    ...(under[table] !== undefined && { under: under[table] }),
    ...special[table],
  })),
  { table: 'exam_topic', scope: 'setup', ofSociety: true, stays: ['society_id'], reach: topicsOf },
  { table: 'exam_item', scope: 'setup', ofSociety: true, stays: ['society_id'], reach: itemsOf },
  { table: 'exam_item_version', scope: 'setup', reach: versionsOf },
  { table: 'fee_example', scope: 'setup' },
  { table: 'programme_session', scope: 'setup' },
  { table: 'talk', scope: 'setup' },
  { table: 'article', scope: 'setup' },
  { table: 'web_page', scope: 'setup' },
  { table: 'notice', scope: 'setup' },
  people('expert'),
  people('programme_role', { under: 'expert_id' }),
  people('expert_group_member', { under: 'expert_id' }),
  people('material'),
  people('discount_code'),
  people('registration_group'),
  // The database counts changes and lists registrations itself; card and entry code open what belongs to the person.
  people('registration', { stays: ['changed', 'listed'], made: ['card_id', 'entry_code'] }),
  people('registration_event', ofRegistration),
  people('registration_extra', ofRegistration),
  people('hotel_booking', ofRegistration),
  people('claim', ofRegistration),
  people('waiting_entry'),
  people('answer_file'),
  people('exhibitor'),
  people('exhibitor_draft', ofExhibitor),
  people('exhibitor_member', ofExhibitor),
  // The key by which a scanner's repeated call is known.
  people('lead', { ...ofExhibitor, stays: ['key'] }),
  people('stand_order', ofExhibitor),
  people('stand_order_line', ofOrder),
  people('form_answer'),
  // A replay is a film; the broadcast that it shows is over.
  people('video', { only: 'removed_at is null', stays: ['broadcast_id'] }),
  people('survey_answer', { under: 'survey_id' }),
  people('survey_done', { under: 'survey_id' }),
  // An attempt under way ends where it began.
  people('exam_attempt', { under: 'exam_id', only: "state = 'finished'" }),
  people('exam_attempt_item', ofAttempt),
  people('exam_answer', ofAttempt),
  people('exam_correction', { under: 'exam_id' }),
  people('exam_correction_row', { under: 'correction_id' }),
  // The change to which an unpaid one belongs stays.
  people('orders', {
    stays: ['changed'],
    only: "(kind <> 'change' or state not in ('open', 'expired'))",
    later: ['kept_payment_id'],
  }),
  people('order_line', ofOrder),
  people('order_event', ofOrder),
  people('shared_order'),
  people('shared_part', { under: 'shared_id' }),
  // An order that is paid names its payment, over which a refund goes. Attempts under way stay with the provider that was asked.
  people('payment', {
    ...ofOrder,
    only: "(state = 'succeeded' or id in (select payment_id from ledger))",
    stays: ['instructions'],
  }),
  people('refund', { ...ofOrder, later: ['replaced_by'] }),
  people('ledger'),
  people('paper'),
  people('paper_affiliation', ofPaper),
  people('paper_author', ofPaper),
  people('paper_file', ofPaper),
  people('poster_picture', { under: 'file_id' }),
  people('paper_step', ofPaper),
];

/** The tables of a scope. */
export const tablesOf = (scope: ArchiveScope): ArchivedTable[] =>
  archivedTables.filter((one) => scope === 'everything' || one.scope === 'setup');

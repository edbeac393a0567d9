import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
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
  /** In the scope of the set-up those of this kind stay. */
  without?: string;
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
const special: Readonly<Record<string, Partial<ArchivedTable>>> = {
  stock: { without: 'discount' },
  stamp: { only: 'exhibitor_id is null' },
  // A code that people were told opens the survey.
  survey: { stays: ['access_code'] },
};

/** Exams draw from the bank of the society, whose items travel as QTI. */
const ofBank = ['exam'];
const setUp = [...copiedApart, ...copiedTables.map(({ table }) => table)].filter((table) => !ofBank.includes(table));

const people = (table: string, more: Partial<ArchivedTable> = {}): ArchivedTable => ({
  table,
  scope: 'everything',
  ...more,
});
const ofRegistration = { under: 'registration_id' } as const;
const ofOrder = { under: 'order_id' } as const;
const ofPaper = { under: 'paper_id' } as const;

/** Tables whose rows are in an archive, the conference itself first. */
export const archivedTables: readonly ArchivedTable[] = [
  {
    table: 'conference',
    scope: 'setup',
    under: 'id',
    stays: ['member_list_id', 'rehearsal', 'society_id', 'state', 'stop_reason'],
  },
  ...setUp.map((table): ArchivedTable => ({
    table,
    scope: 'setup',
    ...(under[table] !== undefined && { under: under[table] }),
    ...special[table],
  })),
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
  people('form_answer', { only: 'exhibitor_id is null' }),
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

/** Why rows of a conference do not leave, and of which tables. What belongs to such a row stays with it. */
export const stayingTables = {
  'What a bank, a provider or the tax office said in this installation, and papers about money that it issued.': [
    'bank_booking',
    'bank_statement',
    'bill_line',
    'desk_receipt',
    'invoice',
    'invoice_result',
    'payment_link',
    'refund_proposal',
    'refund_request',
    'registration_change',
    'stand_order_line',
  ],
  'Secrets, and what they open: keys, tokens, devices, links and tickets, which are issued anew.': [
    'api_key',
    'calendar_feed',
    'checkin_device',
    'checkin_key',
    'group_link',
    'live_stream',
    'room_link',
    'share_code',
    'ticket',
    'webhook_endpoint',
    'webhook_event',
  ],
  'Evidence that holds only where it was recorded: scans, credits, certificates, draws, signatures and votes.': [
    'activity_entry',
    'activity_award',
    'attendance',
    'badge_print',
    'certificate',
    'certificate_counter',
    'checkin_answer',
    'credit_review',
    'credit_upload',
    'evidence',
    'evidence_correction',
    'lottery_draw',
    'lottery_opt_out',
    'poster_like',
    'poster_question',
    'poster_vote',
    'scan',
    'scan_double',
    'speaker_agreement',
    'speaker_signature',
    'speaker_statement',
    'stamp_given',
    'survey_answer',
    'survey_done',
    'watch_interval',
  ],
  'Papers of speakers, their journeys and bank accounts are given anew to those who need them.': [
    'speaker_bank',
    'speaker_chain',
    'speaker_correction',
    'speaker_document',
    'speaker_invitation',
    'speaker_leg',
    'speaker_link',
    'speaker_pickup',
    'speaker_receipt',
    'speaker_stay',
  ],
  'Reviews are blind, and reviewers are log-ins of the society.': [
    'paper_asking',
    'paper_conflict',
    'paper_review',
    'paper_reviewer',
  ],
  'Questions belong to the bank of the society; they travel as QTI 2.2.': ['exam', 'exam_attempt', 'exam_correction'],
  'What people wrote to each other, were sent and looked at.': [
    'comment',
    'department_meeting',
    'exhibitor_view_day',
    'exhibitor_view_mark',
    'favourite',
    'guest_entry',
    'introduction',
    'live_mute',
    'mailing',
    'message',
    'notification',
    'sandbox_message',
    'share',
    'usage_event',
  ],
  'Companies with their contracts, contacts, leads and invoices.': ['exhibitor'],
  'Films and signals are gigabytes beside the database and belong to its streams; the whole back-up has them.': [
    'broadcast',
    'live_event',
    'live_happening',
    'live_recording',
    'live_series',
    'live_stream_past',
    'video',
  ],
  'Published versions: staff look at what was taken over, and publish it anew.': [
    'certificate_template_version',
    'home_draft',
    'home_version',
    'programme_exchange',
    'programme_release',
    'programme_told',
  ],
  'Rights, and the work of staff: drafts of forms, views, tasks, imports, proofs under review and the log.': [
    'audit_entry',
    'conference_archive',
    'fee_proof',
    'form_draft',
    'paper_import',
    'paper_import_change',
    'programme_import',
    'room_place',
    'room_refusal',
    'room_release',
    'saved_view',
    'sheet_import',
    'staff_grant',
    'task',
  ],
  'What the database counts and lists itself.': [
    'claim_count',
    'configuration',
    'ledger_new',
    'ledger_quarter',
    'listed_order',
    'listed_registration',
    'order_count',
    'registration_count',
    'registration_quarter',
    'registration_search',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The tables of a scope. */
export const tablesOf = (scope: ArchiveScope): ArchivedTable[] =>
  archivedTables.filter((one) => scope === 'everything' || one.scope === 'setup');

// Written by `npm run schema` from the migrations; not by hand. Shapes of jsonb columns are in json-columns.ts.
import type { Generated, GeneratedAlways } from 'kysely';
import type { AbstractPart, AbstractSection, Answer, ArchiveFault, ArchiveSummary, Arrangement, AskedTask, Audience, BadgeLayouts, BadgeRoles, BankAccount, BankLine, BankMend, BankRow, Bilingual, Candidate, CertificateFacts, CertificateRule, ChangePart, ChangePolicy, CreditCaseFacts, CreditRules, DepartmentMaterial, DrawFallback, DrawRules, DrawSource, EvidenceRow, ExamRules, Exchange, FeeRule, FlowSettings, FormField, GateCheck, HomeContent, ImportItem, ImportNote, ImportedField, ImportedItem, InvoiceResultRow, ItemContent, ItemFault, Layout, LeftOut, MailingRates, MailingTexts, NightPrices, PaperFault, Prices, Programme, ProgrammeChange, ProgrammePiece, Question, RefundStep, RehearsalFigures, RehearsalPlan, ReviewCriterion, SheetChange, SheetFault, SheetMend, ShowWhen, Stand, StoredAnswers, StoredCaption, StoredChapter, StoredContact, StoredEmergency, StoredEntry, StoredExtra, StoredOption, StoredSettings, StoredSpan, StoredState, StoredStay, SurveyItem, TaskChange, TaskRefusal, UploadColumn } from './json-shapes.ts';
import type { DefaultedJson, Json, NullableJson } from './json-value.ts';

export interface AccessTokenTable {
  hash: Buffer;
  kind: 'general' | 'registration' | 'staff';
  account_id: number | null;
  staff_id: number | null;
  device: Generated<string>;
  created_at: Generated<Date>;
  used_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  owner_confirmed_at: Date | null;
}

export interface AccountTable {
  id: GeneratedAlways<number>;
  name: Generated<string>;
  avatar: Generated<string>;
  password_hash: string | null;
  closes_at: Date | null;
  created_at: Generated<Date>;
  introduction: Generated<string>;
  language: 'zh' | 'en' | null;
}

export interface ActivityTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  kind: 'places' | 'stamps';
  title: Json<Bilingual>;
  place: DefaultedJson<Bilingual>;
  rules: DefaultedJson<Bilingual[]>;
  starts_at: Date;
  ends_at: Date;
  leave_minutes: Generated<number>;
  points: Generated<number>;
  stamp_id: number | null;
  form_id: number | null;
  point_id: number | null;
  state: Generated<'draft' | 'published' | 'running' | 'ended'>;
  started_at: Date | null;
  ended_at: Date | null;
  announced_at: Date | null;
  version: Generated<number>;
}

export interface ActivityAwardTable {
  id: GeneratedAlways<number>;
  prize_id: number;
  registration_id: number;
  rank: number | null;
  score: number | null;
  code: string;
  awarded_at: Date;
  handed_at: Date | null;
  handed_by: number | null;
}

export interface ActivityEntryTable {
  id: GeneratedAlways<number>;
  activity_id: number;
  slot_id: number;
  registration_id: number;
  state: 'held' | 'joined' | 'waiting' | 'offered' | 'left';
  held_until: Date | null;
  form_version_id: number | null;
  answers: DefaultedJson<StoredAnswers>;
  at: Date;
  checked_in_at: Date | null;
  score: number | null;
  checked_in_scan: string | null;
}

export interface ActivityPrizeTable {
  id: GeneratedAlways<number>;
  activity_id: number;
  kind: 'rank' | 'stamps' | 'points';
  name: Json<Bilingual>;
  needed: Generated<number>;
  stock: number;
  place: DefaultedJson<Bilingual>;
  pick_up_until: Date | null;
  position: Generated<number>;
}

export interface ActivitySlotTable {
  id: GeneratedAlways<number>;
  activity_id: number;
  name: Json<Bilingual>;
  starts_at: Date;
  ends_at: Date;
  size: number | null;
  position: Generated<number>;
}

export interface AgreementTable {
  version: string;
  society_id: number | null;
  staff_id: number | null;
  agreement: Json<Bilingual>;
  privacy: Json<Bilingual>;
  in_force_since: Date;
}

export interface AnswerFileTable {
  id: GeneratedAlways<number>;
  reference: string;
  conference_id: number;
  account_id: number;
  name: string;
  kind: 'pdf' | 'jpg' | 'png' | 'docx';
  bytes: number;
  file_key: string;
  uploaded_at: Date;
}

export interface ApiKeyTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: string;
  scopes: string[];
  hash: Buffer;
  prefix: string;
  suffix: string;
  created_by: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

export interface ArticleTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  column_id: number | null;
  title: Json<Bilingual>;
  summary: DefaultedJson<Bilingual>;
  source: DefaultedJson<Bilingual>;
  cover: string | null;
  body: DefaultedJson<Bilingual>;
  state: Generated<'draft' | 'published'>;
  published_at: Date | null;
  pinned: Generated<boolean>;
  version: Generated<number>;
  removed_at: Date | null;
}

export interface AttendanceTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  registration_id: number;
  point_id: number;
  scan_id: string;
  kind: 'in' | 'out' | 'undo';
  at: Date;
}

export interface AuditChangeTable {
  id: GeneratedAlways<number>;
  entry_id: number;
  subject: string;
  subject_id: string;
  before: NullableJson<Record<string, unknown>>;
  after: NullableJson<Record<string, unknown>>;
}

export interface AuditEntryTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  society_id: number;
  conference_id: number | null;
  staff_id: number | null;
  call: string;
  address: Generated<string>;
  device: Generated<string>;
}

export interface BadgeDesignTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  layouts: DefaultedJson<BadgeLayouts>;
  roles: DefaultedJson<BadgeRoles>;
  version: Generated<number>;
}

export interface BadgePrintTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  registration_id: number;
  ticket_id: number;
  asked_at: Generated<Date>;
  asked_by: number;
  state: Generated<'waiting' | 'printed' | 'failed'>;
  settled_at: Date | null;
  settled_by: number | null;
  task_id: number | null;
  desk_seconds: number | null;
}

export interface BankBookingTable {
  id: GeneratedAlways<number>;
  society_id: number;
  conference_id: number;
  statement_id: number;
  key: string;
  payment_id: number;
  payer: string;
  remark: string;
  staff_id: number;
  at: Date;
  undone_at: Date | null;
}

export interface BankRowTable {
  id: GeneratedAlways<number>;
  society_id: number;
  key: string;
  amount: number;
  taken: number;
  currency: string;
}

export interface BankStatementTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  staff_id: number;
  name: string;
  rows: Json<BankRow[]>;
  created_at: Date;
  currency: string | null;
  titles: DefaultedJson<string[]>;
  lines: DefaultedJson<BankLine[]>;
  columns: DefaultedJson<(string | null)[]>;
  mapped: Generated<boolean>;
  mends: DefaultedJson<BankMend[]>;
  left_out: Generated<number[]>;
  keys: Generated<string[]>;
  version: Generated<number>;
  withdrawn_at: Date | null;
  withdrawn_by: number | null;
}

export interface BillTable {
  id: GeneratedAlways<number>;
  provider: 'wechat' | 'alipay';
  day: string;
  state: 'fetched' | 'failed';
  fault: Generated<string>;
  fetched_at: Date;
}

export interface BillLineTable {
  id: GeneratedAlways<number>;
  bill_id: number;
  position: number;
  kind: 'payment' | 'refund';
  number: string;
  provider_number: Generated<string>;
  at: Date | null;
  ours: number | null;
  theirs: number | null;
  fee: Generated<number>;
  fate: 'matched' | 'amount_differs' | 'missing_here' | 'missing_there';
  order_id: number | null;
  conference_id: number | null;
  note: Generated<string>;
  resolved_at: Date | null;
  resolved_by: number | null;
}

export interface BouncedAddressTable {
  channel: 'messenger' | 'phone' | 'email';
  address: string;
  reason: string;
  at: Date;
}

export interface BranchTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  title: Json<Bilingual>;
  position: Generated<number>;
  stock_id: number;
}

export interface BroadcastTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  room_id: number;
  series_id: number | null;
  session_id: number | null;
  title: Json<Bilingual>;
  introduction: DefaultedJson<Bilingual>;
  cover: string | null;
  starts_at: Date;
  ends_at: Date;
  state: Generated<'planned' | 'live' | 'paused' | 'ended'>;
  state_by: Generated<'signal' | 'staff'>;
  began_at: Date | null;
  ended_at: Date | null;
  watch: Generated<'anyone' | 'account' | 'registered' | 'paid'>;
  replay_watch: Generated<'anyone' | 'account' | 'registered' | 'paid'>;
  chat: Generated<'open' | 'before' | 'closed'>;
  slow_seconds: Generated<number>;
  pinned: number | null;
  last_sequence: Generated<number>;
  likes: Generated<number>;
  seal: Generated<string>;
  version: Generated<number>;
  removed_at: Date | null;
}

export interface CalendarFeedTable {
  token_hash: Buffer;
  account_id: number;
  conference_id: number;
  language: 'zh' | 'en';
  created_at: Date;
}

export interface CertificateTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  template_version_id: number;
  kind: 'participation' | 'lecture' | 'award' | 'review' | 'credit';
  account_id: number;
  registration_id: number | null;
  talk_id: number | null;
  running: number;
  number: string;
  verify_code: string;
  facts: Json<CertificateFacts>;
  credential: string;
  key_number: number;
  issued_at: Date;
  issued_by: number | null;
  revoked_at: Date | null;
  revoked_by: number | null;
  reason: Generated<string>;
  successor_id: number | null;
}

export interface CertificateCounterTable {
  conference_id: number;
  last: Generated<number>;
}

export interface CertificateKeyTable {
  society_id: number;
  number: number;
  public_key: string;
  private_key: string;
  created_at: Generated<Date>;
}

export interface CertificateTemplateTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  kind: 'participation' | 'lecture' | 'award' | 'review' | 'credit';
  title: Json<Bilingual>;
  layout: Json<Layout>;
  rule: Json<CertificateRule>;
  own: Generated<boolean>;
  version: Generated<number>;
  automatic_by: number | null;
}

export interface CertificateTemplateVersionTable {
  id: GeneratedAlways<number>;
  template_id: number;
  number: number;
  title: Json<Bilingual>;
  layout: Json<Layout>;
  published_at: Generated<Date>;
  published_by: number | null;
}

export interface ChannelPreferenceTable {
  account_id: number;
  kind: 'registration' | 'programme' | 'organiser' | 'papers' | 'reminder' | 'credits' | 'activities';
  channels: string[];
}

export interface CheckinAnswerTable {
  scan_id: string;
  registration_id: number;
  form_version_id: number;
  answers: Json<StoredAnswers>;
  at: Date;
}

export interface CheckinDeviceTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  point_id: number;
  label: string;
  door: Generated<string>;
  code_hash: Buffer | null;
  code_expires_at: Date | null;
  code_tries: Generated<number>;
  token_hash: Buffer | null;
  enrolled_at: Date | null;
  locked_at: Date | null;
  purged_at: Date | null;
  seen_at: Date | null;
  battery: number | null;
  clock_ahead: Generated<number>;
  unsent: Generated<number>;
  created_by: number;
}

export interface CheckinKeyTable {
  conference_id: number;
  number: Generated<number>;
  private_key: string;
  public_key: string;
  moving_key: string;
  wall_key: string;
  created_at: Generated<Date>;
}

export interface CheckinPointTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  kind: 'entry' | 'hall' | 'meal' | 'gift' | 'session' | 'activity';
  name: Json<Bilingual>;
  hint: DefaultedJson<Bilingual>;
  opens: DefaultedJson<StoredSpan[]>;
  roles: Generated<string[]>;
  fee_ids: Generated<number[]>;
  branch_ids: Generated<number[]>;
  most_times: number | null;
  most_per: Generated<'day' | 'ever'>;
  ways: Generated<'in' | 'both'>;
  anti_passback: Generated<boolean>;
  capacity: number | null;
  moving: Generated<boolean>;
  self: Generated<boolean>;
  latitude: number | null;
  longitude: number | null;
  radius: number | null;
  closed_at: Date | null;
  position: Generated<number>;
  version: Generated<number>;
  form_id: number | null;
  hall_id: number | null;
}

export interface ClaimTable {
  id: GeneratedAlways<number>;
  stock_id: number;
  registration_id: number | null;
  amount: Generated<number>;
  part: 'room' | 'bed' | null;
  gender: 'male' | 'female' | null;
  mate_id: number | null;
  state: Generated<'held' | 'confirmed' | 'released'>;
  held_until: Date | null;
  offered: Generated<boolean>;
  created_at: Generated<Date>;
  lapsed: Generated<boolean>;
  expert_id: number | null;
}

export interface ClaimCountTable {
  stock_id: number;
  amount: number;
  rooms: number;
  male: number;
  female: number;
  mates: number;
}

export interface CommentTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  account_id: number | null;
  name: string;
  affiliation: Generated<string>;
  anonymous: Generated<boolean>;
  target: 'committee' | 'speaker' | 'session';
  expert_id: number | null;
  session_id: number | null;
  body: string;
  pictures: DefaultedJson<string[]>;
  open: boolean;
  state: 'waiting' | 'shown' | 'refused' | 'hidden' | 'removed';
  hold_reason: 'all' | 'word' | 'repeated' | 'patient' | 'reported' | null;
  reason: Generated<string>;
  at: Date;
  answered_at: Date | null;
  likes: Generated<number>;
}

export interface CommentLikeTable {
  comment_id: number;
  reply_id: number | null;
  account_id: number;
}

export interface CommentReplyTable {
  id: GeneratedAlways<number>;
  comment_id: number;
  reply_to: number | null;
  account_id: number | null;
  staff_id: number | null;
  role: 'attendee' | 'asker' | 'speaker' | 'staff';
  name: string;
  body: string;
  pictures: DefaultedJson<string[]>;
  state: 'waiting' | 'shown' | 'refused' | 'hidden' | 'removed';
  hold_reason: 'all' | 'word' | 'repeated' | 'patient' | 'reported' | null;
  reason: Generated<string>;
  at: Date;
  likes: Generated<number>;
}

export interface CommentReportTable {
  comment_id: number;
  reply_id: number | null;
  account_id: number;
  at: Date;
}

export interface CommentReviewTable {
  comment_id: number;
  account_id: number;
  stars: number;
  body: Generated<string>;
  at: Date;
}

export interface CommentSettingsTable {
  conference_id: number;
  mode: Generated<'open' | 'before' | 'closed'>;
  writers: Generated<'account' | 'registered'>;
  version: Generated<number>;
}

export interface ConferenceTable {
  id: Generated<number>;
  society_id: number;
  title: Json<Bilingual>;
  subtitle: DefaultedJson<Bilingual>;
  introduction: DefaultedJson<Bilingual>;
  hosts: DefaultedJson<Bilingual[]>;
  contacts: DefaultedJson<StoredContact[]>;
  emergency: DefaultedJson<StoredEmergency[]>;
  city: DefaultedJson<Bilingual>;
  venue: DefaultedJson<Bilingual>;
  address: DefaultedJson<Bilingual>;
  lat: number | null;
  lng: number | null;
  zone: Generated<string>;
  starts_on: string;
  ends_on: string;
  state: Generated<'draft' | 'published' | 'closed' | 'stopped'>;
  stop_reason: DefaultedJson<Bilingual>;
  currency: Generated<string>;
  brand: Generated<string>;
  loader: Generated<number>;
  template: Generated<number>;
  frame_hosts: DefaultedJson<string[]>;
  registration_opens_at: Date | null;
  registration_closes_at: Date | null;
  review: Generated<boolean>;
  has_invoice: Generated<boolean>;
  saves_as_one_goes: Generated<boolean>;
  member_list_id: number | null;
  flow: Json<FlowSettings>;
  form_note: DefaultedJson<Bilingual>;
  form_logo: Generated<string>;
  mobile_tip: DefaultedJson<Bilingual>;
  hold_minutes: Generated<number>;
  offer_hours: Generated<number>;
  refund_policy: DefaultedJson<RefundStep[]>;
  change_policy: DefaultedJson<ChangePolicy>;
  retention_days: number | null;
  live_words: DefaultedJson<string[]>;
  live_recording_days: number | null;
  created_at: Generated<Date>;
  moving_codes: Generated<boolean>;
  refund_approval_above: number | null;
  sandbox: Generated<boolean>;
  bank_accounts: DefaultedJson<Record<string, BankAccount>>;
  currencies: DefaultedJson<string[]>;
  rehearsal: Generated<boolean>;
}

export interface ConferenceArchiveTable {
  id: GeneratedAlways<number>;
  society_id: number;
  staff_id: number;
  name: string;
  file_id: string;
  contains: 'setup' | 'everything' | null;
  scope: Generated<'setup' | 'everything'>;
  summary: NullableJson<ArchiveSummary>;
  faults: DefaultedJson<ArchiveFault[]>;
  check_task_id: number | null;
  apply_task_id: number | null;
  made_id: number | null;
  created_at: Date;
}

export interface ConferenceFormTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  purpose: 'registration' | 'onsite' | 'activity' | 'checkin' | 'group' | 'exhibitor';
  title: Json<Bilingual>;
  created_at: Generated<Date>;
  closed_at: Date | null;
  serves: Generated<'everybody' | 'members' | 'link'>;
}

export interface ConfigurationTable {
  conference_id: number;
  version: Generated<string>;
}

export interface ConsentTable {
  id: GeneratedAlways<number>;
  account_id: number;
  subject: 'agreement';
  version: string;
  language: 'zh' | 'en' | null;
  given_at: Generated<Date>;
  through: Generated<string>;
  withdrawn_at: Date | null;
}

export interface CreditExampleTable {
  id: GeneratedAlways<number>;
  rule_set_id: number;
  name: string;
  facts: Json<CreditCaseFacts>;
  expected: number;
}

export interface CreditReviewTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  account_id: number;
  text: string;
  answer: string | null;
  staff_id: number | null;
  created_at: Generated<Date>;
  answered_at: Date | null;
}

export interface CreditRuleSetTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  code: 'china_1' | 'china_2' | 'ama_pra' | 'eaccme' | 'free';
  title: Json<Bilingual>;
  position: Generated<number>;
  version: Generated<number>;
  upload_columns: DefaultedJson<UploadColumn[]>;
}

export interface CreditRuleVersionTable {
  id: GeneratedAlways<number>;
  rule_set_id: number;
  number: number;
  rules: Json<CreditRules>;
  source: DefaultedJson<Bilingual>;
  project: Generated<string>;
  published_at: Date | null;
  published_by: number | null;
  version: Generated<number>;
}

export interface CreditUploadTable {
  id: GeneratedAlways<number>;
  rule_set_id: number;
  account_id: number;
  credit: number;
  state: Generated<'sent' | 'accepted' | 'refused'>;
  reason: Generated<string>;
  task_id: number | null;
  sent_at: Date;
  answered_at: Date | null;
}

export interface DepartmentMeetingTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  title: Json<Bilingual>;
  department: Json<Bilingual>;
  starts_at: Date;
  ends_at: Date;
  place: DefaultedJson<Bilingual>;
  link: Generated<string>;
  host_address: string;
  code: string;
  materials: DefaultedJson<DepartmentMaterial[]>;
  minutes: Generated<string>;
  version: Generated<number>;
  pictures: DefaultedJson<string[]>;
  made_by: number | null;
}

export interface DepartmentPersonTable {
  meeting_id: number;
  account_id: number;
  name: string;
  affiliation: Generated<string>;
  entered_at: Date;
  signed_at: Date | null;
  declined_at: Date | null;
}

export interface DepartmentRulesTable {
  conference_id: number;
  open: Generated<boolean>;
  per_person: Generated<number>;
  first_day: string | null;
  last_day: string | null;
  remind_minutes: Generated<number>;
}

export interface DepartmentTryTable {
  meeting_id: number;
  key: Buffer;
  tries: number;
  since: Date;
}

export interface DeskReceiptTable {
  payment_id: number;
  conference_id: number;
  method: 'cash' | 'pos' | 'elsewhere';
  number: string;
  taken_by: number;
  taken_at: Generated<Date>;
}

export interface DiscountCodeTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  code: string;
  kind: 'percent' | 'amount' | 'exempt';
  value: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  stock_id: number;
  fee_ids: Generated<number[]>;
  person_key: string | null;
  prices: DefaultedJson<Prices>;
}

export interface EarlyReportTable {
  provider_id: string;
  recipient: string | null;
  delivered: boolean;
  fault: string;
  bounced: boolean;
  at: Date;
}

export interface EvidenceTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  account_id: number;
  kind: 'on_site' | 'live' | 'replay' | 'exam' | 'feedback' | 'talk' | 'paper';
  session_id: number | null;
  hall_id: number | null;
  from_at: Date;
  until_at: Date;
  subject: Generated<string>;
  title: DefaultedJson<Bilingual>;
  checks_asked: Generated<number>;
  checks_answered: Generated<number>;
  score: number | null;
  pass_mark: number | null;
  source: 'import' | 'staff' | 'programme';
  source_key: string;
  staff_id: number | null;
  created_at: Generated<Date>;
}

export interface EvidenceCorrectionTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  account_id: number;
  corrects: string;
  replacement: NullableJson<EvidenceRow>;
  reason: string;
  staff_id: number;
  created_at: Generated<Date>;
}

export interface ExamTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  rules: Json<ExamRules>;
  opens_at: Date | null;
  closes_at: Date | null;
  state: Generated<'draft' | 'published'>;
  pool: DefaultedJson<Candidate[]>;
  version: Generated<number>;
  created_at: Generated<Date>;
}

export interface ExamAnswerTable {
  attempt_id: number;
  position: number;
  answer: NullableJson<Answer>;
  seq: number;
  flagged: Generated<boolean>;
  seconds: Generated<number>;
  typed_at: Date | null;
  arrived_at: Date;
}

export interface ExamAttemptTable {
  id: GeneratedAlways<number>;
  exam_id: number;
  account_id: number;
  number: number;
  seed: string;
  state: Generated<'running' | 'finished'>;
  started_at: Date;
  ends_at: Date;
  collect_at: Date;
  finished_at: Date | null;
  automatic: Generated<boolean>;
  mark: number | null;
  most: number | null;
  pass: number | null;
  right_items: number | null;
  items: number;
  passed: boolean | null;
}

export interface ExamAttemptItemTable {
  attempt_id: number;
  position: number;
  version_id: number;
  section: number;
  most: number;
  arrangement: Json<Arrangement>;
  mark: number | null;
  counted: number | null;
}

export interface ExamCorrectionTable {
  id: GeneratedAlways<number>;
  exam_id: number;
  version_id: number;
  mode: 'add' | 'only' | 'drop';
  question: NullableJson<Question>;
  reason: string;
  created_by: number;
  created_at: Date;
  undone_at: Date | null;
}

export interface ExamCorrectionRowTable {
  correction_id: number;
  attempt_id: number;
  mark_before: number;
  mark_after: number;
  passed_before: boolean;
  passed_after: boolean;
}

export interface ExamItemTable {
  id: GeneratedAlways<number>;
  society_id: number;
  code: string;
  removed_at: Date | null;
}

export interface ExamItemVersionTable {
  id: GeneratedAlways<number>;
  item_id: number;
  number: number;
  topic_id: number;
  kind: 'single' | 'multiple' | 'boolean' | 'ordering' | 'matching' | 'spot' | 'number' | 'case';
  difficulty: number;
  source: Generated<string>;
  bilingual: boolean;
  content: Json<ItemContent>;
  created_by: number | null;
  created_at: Generated<Date>;
  used_at: Date | null;
}

export interface ExamTopicTable {
  id: GeneratedAlways<number>;
  society_id: number;
  name: Json<Bilingual>;
}

export interface ExhibitionSettingsTable {
  conference_id: number;
  release: Generated<boolean>;
  paying: DefaultedJson<Bilingual>;
}

export interface ExhibitorTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  field: DefaultedJson<Bilingual>;
  introduction: DefaultedJson<Bilingual>;
  logo: string | null;
  booth: Generated<string>;
  deal: Generated<'held' | 'sold'>;
  held_until: Date | null;
  price: Generated<number>;
  shown: Generated<boolean>;
  stand: DefaultedJson<Stand>;
  purpose: Json<Bilingual>;
  keep_until: string;
  notice_version: Generated<number>;
  version: Generated<number>;
  contract: Generated<string>;
  signed_on: string | null;
  paid: Generated<number>;
  sponsor_level_id: number | null;
}

export interface ExhibitorDraftTable {
  exhibitor_id: number;
  name: Json<Bilingual>;
  field: Json<Bilingual>;
  introduction: Json<Bilingual>;
  logo: string | null;
  stand: Json<Stand>;
  state: Generated<'kept' | 'asked' | 'returned'>;
  reason: Generated<string>;
  account_id: number | null;
  saved_at: Date;
  version: Generated<number>;
}

export interface ExhibitorInvitationTable {
  id: GeneratedAlways<number>;
  exhibitor_id: number;
  at: Date;
}

export interface ExhibitorMemberTable {
  exhibitor_id: number;
  address: string;
}

export interface ExhibitorViewDayTable {
  conference_id: number;
  day: string;
  salt: Buffer;
}

export interface ExhibitorViewMarkTable {
  conference_id: number;
  day: string;
  key: Buffer;
  times: Generated<number>;
}

export interface ExhibitorViewsTable {
  exhibitor_id: number;
  day: string;
  place: 'home' | 'programme' | 'session' | 'live' | 'stand' | 'product';
  product: Generated<string>;
  views: number;
}

export interface ExhibitorVisitTable {
  exhibitor_id: number;
  account_id: number;
  at: Date;
}

export interface ExpertTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  account_id: number | null;
  name: Json<Bilingual>;
  affiliation: DefaultedJson<Bilingual>;
  post: DefaultedJson<Bilingual>;
  biography: DefaultedJson<Bilingual>;
  portrait: string | null;
  phone: Generated<string>;
  email: Generated<string>;
  reading: Generated<string>;
  version: Generated<number>;
  kept: DefaultedJson<StoredState>;
}

export interface ExpertGroupTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  note: DefaultedJson<Bilingual>;
  position: Generated<number>;
}

export interface ExpertGroupMemberTable {
  group_id: number;
  expert_id: number;
  duty: DefaultedJson<Bilingual>;
  position: Generated<number>;
}

export interface ExtraTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  title: Json<Bilingual>;
  remark: DefaultedJson<Bilingual>;
  amount: number;
  at_most: Generated<number>;
  position: Generated<number>;
  closed: Generated<boolean>;
  stock_id: number;
  prices: DefaultedJson<Prices>;
}

export interface FavouriteTable {
  account_id: number;
  conference_id: number;
  item: 'session' | 'talk';
  item_id: number;
  at: Date;
}

export interface FeeExampleTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: string;
  facts: Json<StoredAnswers>;
  branch_id: number | null;
  at: Date;
  fee_kind_id: number;
  amount: number | null;
}

export interface FeeKindTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  branch_id: number | null;
  title: Json<Bilingual>;
  remark: DefaultedJson<Bilingual>;
  proof: DefaultedJson<Bilingual>;
  proof_needed: Generated<boolean>;
  rule: NullableJson<FeeRule>;
  position: Generated<number>;
  closed: Generated<boolean>;
  stock_id: number;
  form_ids: number[] | null;
}

export interface FeeProofTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  registration_id: number;
  fee_kind_id: number;
  picture: string;
  state: Generated<'waiting' | 'accepted' | 'refused'>;
  reason: Generated<string>;
  sent_at: Date;
  judged_at: Date | null;
  judged_by: number | null;
}

export interface FeeWindowTable {
  id: GeneratedAlways<number>;
  fee_kind_id: number;
  title: Json<Bilingual>;
  starts_at: Date;
  ends_at: Date;
  amount: number;
  prices: DefaultedJson<Prices>;
}

export interface FirstOwnerLinkTable {
  hash: Buffer;
  created_at: Generated<Date>;
}

export interface FormAnswerTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  form_id: number;
  form_version_id: number;
  group_id: number | null;
  exhibitor_id: number | null;
  answers: Json<StoredAnswers>;
  account_id: number;
  version: Generated<number>;
  answered_at: Date;
}

export interface FormDraftTable {
  conference_id: number;
  revision: number;
  fields: NullableJson<FormField[]>;
  based_on: number | null;
  saved_by: number;
  saved_at: Date;
  form_id: number | null;
}

export interface FormFieldTable {
  id: GeneratedAlways<number>;
  form_version_id: number;
  position: number;
  code: string;
  kind: 'T' | 'DDL' | 'DATE' | 'S' | 'MS' | 'P' | 'C' | 'PIC' | 'AC' | 'LT' | 'NUM' | 'CON' | 'SIG' | 'FILE' | 'H' | 'EXP' | 'PAGE';
  label: Json<Bilingual>;
  hint: DefaultedJson<Bilingual>;
  options: DefaultedJson<StoredOption[]>;
  format: Generated<string>;
  pattern: Generated<string>;
  required: Generated<boolean>;
  show_when: NullableJson<ShowWhen>;
  settings: NullableJson<StoredSettings>;
}

export interface FormVersionTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  number: number;
  published_at: Generated<Date>;
  published_by: number | null;
  form_id: number | null;
}

export interface GroupLinkTable {
  id: GeneratedAlways<number>;
  group_id: number;
  token: string;
  most: number;
  expires_at: Date;
  revoked_at: Date | null;
  created_at: Generated<Date>;
}

export interface GuestEntryTable {
  id: string;
  conference_id: number;
  registration_id: number | null;
  address: Buffer;
  at: Date;
}

export interface HallTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  place: DefaultedJson<Bilingual>;
  seats: number | null;
  position: Generated<number>;
  kept: DefaultedJson<StoredState>;
}

export interface HomeTable {
  conference_id: number;
  content: Json<HomeContent>;
}

export interface HomeDraftTable {
  conference_id: number;
  content: Json<HomeContent>;
  template: number;
  brand: string;
  loader: number;
  version: number;
  saved_by: number;
  saved_at: Date;
  live_at: Date | null;
}

export interface HomeVersionTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  content: Json<HomeContent>;
  template: number;
  brand: string;
  loader: number;
  changed: string[];
  live_by: number;
  live_at: Date;
  timed: boolean;
}

export interface HotelTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  address: DefaultedJson<Bilingual>;
  distance: DefaultedJson<Bilingual>;
  stars: Generated<number>;
  release_first_at: Date | null;
  release_first_percent: Generated<number>;
  release_at: Date | null;
  first_released_at: Date | null;
  last_released_at: Date | null;
  position: Generated<number>;
}

export interface HotelBookingTable {
  id: GeneratedAlways<number>;
  registration_id: number;
  room_type_id: number;
  check_in: string;
  check_out: string;
  part: 'room' | 'bed';
  gender: 'male' | 'female' | null;
  mate: Generated<string>;
  amount: number;
  state: Generated<'held' | 'confirmed' | 'released'>;
  created_at: Generated<Date>;
  prices: DefaultedJson<Prices>;
}

export interface IdempotencyKeyTable {
  caller: string;
  path: string;
  key: string;
  body_hash: Buffer;
  answer: NullableJson<Record<string, unknown>>;
  created_at: Generated<Date>;
}

export interface IdentityTable {
  id: GeneratedAlways<number>;
  account_id: number;
  kind: 'phone' | 'email' | 'wechat_open' | 'wechat_union';
  value: string;
  verified_at: Date | null;
  created_at: Generated<Date>;
}

export interface IntroductionTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  account_id: number;
  name: string;
  affiliation: Generated<string>;
  avatar: string;
  body: string;
  language: 'zh' | 'en';
  state: Generated<'waiting' | 'released' | 'refused'>;
  reason: Generated<string>;
  at: Date;
}

export interface InvoiceTable {
  id: GeneratedAlways<number>;
  registration_id: number | null;
  shared_id: number | null;
  state: Generated<'asked' | 'refused' | 'withdrawn' | 'issued' | 'sent' | 'partly_red' | 'red_letter' | 'reissued'>;
  kind: 'ordinary' | 'special';
  holder: 'organisation' | 'person';
  title: string;
  tax_number: Generated<string>;
  address: Generated<string>;
  phone: Generated<string>;
  bank: Generated<string>;
  account: Generated<string>;
  email: string;
  amount: number | null;
  number: Generated<string>;
  code: Generated<string>;
  issued_on: string | null;
  file_key: string | null;
  sent_at: Date | null;
  reason: Generated<string>;
  replaces_id: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  stand_order_id: number | null;
}

export interface InvoiceRedTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  number: string;
  issued_on: string;
  amount: number;
  reason: Generated<string>;
  created_at: Generated<Date>;
}

export interface InvoiceResultTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  staff_id: number;
  name: string;
  rows: Json<InvoiceResultRow[]>;
  created_at: Date;
}

export interface InvoiceSettingTable {
  conference_id: number;
  item: string;
  tax_code: Generated<string>;
  tax_rate: string;
}

export interface JobProcessTable {
  id: string;
  workers: Generated<string[]>;
  beat: Generated<number>;
  seen_at: Generated<Date>;
}

export interface KnownDeviceTable {
  hash: Buffer;
  account_id: number | null;
  staff_id: number | null;
  session: Buffer;
  used_at: Date;
}

export interface LeadTable {
  id: GeneratedAlways<number>;
  exhibitor_id: number;
  account_id: number | null;
  registration_id: number | null;
  way: 'scan' | 'card';
  name: string;
  affiliation: Generated<string>;
  post: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  notice: string;
  notice_version: number;
  given_at: Date;
  keep_until: string;
  withdrawn_at: Date | null;
  blanked: Generated<boolean>;
  interest: 'low' | 'medium' | 'high' | null;
  products: DefaultedJson<string[]>;
  note: Generated<string>;
  key: string | null;
  version: Generated<number>;
}

export interface LeadExportTable {
  id: GeneratedAlways<number>;
  exhibitor_id: number;
  account_id: number | null;
  at: Date;
  leads: number;
}

export interface LedgerTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  conference_id: number;
  order_id: number;
  payment_id: number | null;
  refund_id: number | null;
  kind: 'payment' | 'refund' | 'undone';
  amount: number;
  currency: string;
}

export interface LedgerNewTable {
  conference_id: number;
  at: Date;
  online: number;
  transferred: number;
  refunded: number;
  currency: string;
}

export interface LedgerQuarterTable {
  conference_id: number;
  at: Date;
  online: number;
  transferred: number;
  refunded: number;
  currency: string;
}

export interface ListedOrderTable {
  order_id: number;
  conference_id: number;
  registration_id: number;
  number: string;
  state: string;
  provider: string;
  created_at: Date;
  currency: string;
}

export interface ListedRegistrationTable {
  registration_id: number;
  conference_id: number;
  state: string;
  branch_id: number | null;
  fee_kind_id: number | null;
  order_state: string;
  unpaid: boolean;
  places: number;
  received: number;
  created_at: Date;
  changed_at: Date;
  confirmed_at: Date | null;
  name_key: string;
  amount: number;
  form_id: number | null;
}

export interface LiveEventTable {
  broadcast_id: number;
  sequence: number;
  at: Date;
  kind: 'message' | 'question' | 'removed' | 'pinned' | 'state' | 'notice' | 'poll' | 'poll_result' | 'sign_up' | 'question_state' | 'settings';
  account_id: number | null;
  staff_id: number | null;
  client_key: string | null;
  body: Json<Record<string, unknown>>;
}

export interface LiveFigureTable {
  broadcast_id: number;
  minute: Date;
  process: string;
  viewers: number;
  messages: Generated<number>;
  likes: Generated<number>;
}

export interface LiveHappeningTable {
  id: GeneratedAlways<number>;
  room_id: number;
  broadcast_id: number | null;
  at: Date;
  kind: 'signal_on' | 'signal_off' | 'signal_refused' | 'began' | 'paused' | 'resumed' | 'ended' | 'recorded' | 'replay_ready' | 'replay_failed';
  staff_id: number | null;
  detail: DefaultedJson<Record<string, unknown>>;
}

export interface LiveHeldMessageTable {
  id: GeneratedAlways<number>;
  broadcast_id: number;
  account_id: number | null;
  kind: 'message' | 'question';
  client_key: string;
  name: string;
  body: string;
  reason: 'all' | 'word' | 'repeated';
  state: Generated<'waiting' | 'passed' | 'refused'>;
  at: Date;
  sequence: number | null;
}

export interface LiveMuteTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  broadcast_id: number | null;
  account_id: number;
  staff_id: number | null;
  at: Date;
  until: Date | null;
  lifted_at: Date | null;
}

export interface LivePollTable {
  id: GeneratedAlways<number>;
  broadcast_id: number;
  question: Json<Bilingual>;
  options: Json<Bilingual[]>;
  most: Generated<number>;
  seconds: number | null;
  state: Generated<'draft' | 'open' | 'closed' | 'published'>;
  opened_at: Date | null;
  closes_at: Date | null;
  position: Generated<number>;
}

export interface LiveQuestionTable {
  broadcast_id: number;
  sequence: number;
  state: Generated<'open' | 'shown' | 'answered' | 'removed'>;
  votes: Generated<number>;
}

export interface LiveQuestionVoteTable {
  broadcast_id: number;
  sequence: number;
  account_id: number;
}

export interface LiveRecordingTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  room_id: number | null;
  broadcast_id: number | null;
  video_id: number | null;
  name: string;
  began_at: Date;
  milliseconds: number | null;
  size: number | null;
  kept: Generated<boolean>;
  marked_at: Date | null;
  removed_at: Date | null;
  created_at: Generated<Date>;
}

export interface LiveRoomTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  hall_id: number | null;
  name: Json<Bilingual>;
  switching: Generated<'auto' | 'hand'>;
  position: Generated<number>;
  version: Generated<number>;
}

export interface LiveSeriesTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  title: Json<Bilingual>;
  introduction: DefaultedJson<Bilingual>;
  cover: string | null;
  position: Generated<number>;
  version: Generated<number>;
}

export interface LiveStreamTable {
  id: GeneratedAlways<number>;
  room_id: number;
  provider: Generated<'own' | 'tencent' | 'aliyun'>;
  part: Generated<'main' | 'backup'>;
  name: string;
  secret: string;
  key_shown_at: Date | null;
  client: Generated<string>;
  connected_at: Date | null;
  disconnected_at: Date | null;
}

export interface LiveStreamPastTable {
  name: string;
  conference_id: number;
  room_id: number | null;
  room: Json<Bilingual>;
}

export interface LiveViewerTable {
  broadcast_id: number;
  viewer: string;
  account_id: number | null;
  first_at: Date;
  last_at: Date;
  province: Generated<string>;
}

export interface LiveVoteTable {
  poll_id: number;
  account_id: number;
  choices: number[];
  at: Date;
}

export interface LogInFailureTable {
  key: Buffer;
  identity: Buffer | null;
  failures: number;
  failed_at: Date;
  wait_until: Date | null;
}

export interface LotteryDrawTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  title: Json<Bilingual>;
  state: Generated<'preparing' | 'frozen' | 'committed' | 'drawn' | 'void'>;
  rules: Json<DrawRules>;
  masking: Generated<'one' | 'tail' | 'none'>;
  place: DefaultedJson<Bilingual>;
  pick_up_until: Date | null;
  entrants: Generated<number>;
  left_out: DefaultedJson<LeftOut>;
  frozen_at: Date | null;
  list_hash: string | null;
  committed_at: Date | null;
  secret: string | null;
  commitment: string | null;
  source: NullableJson<DrawSource>;
  fallback: NullableJson<DrawFallback>;
  randomness: string | null;
  by_fallback: Generated<boolean>;
  random_at: Date | null;
  drawn_at: Date | null;
  revealed: Generated<number>;
  void_at: Date | null;
  void_reason: Generated<string>;
  version: Generated<number>;
}

export interface LotteryEntrantTable {
  draw_id: number;
  number: number;
  registration_id: number | null;
  name: string;
  affiliation: Generated<string>;
  registration: string;
  salt: string;
  mark: string;
}

export interface LotteryOptOutTable {
  conference_id: number;
  account_id: number;
}

export interface LotteryPrizeTable {
  id: GeneratedAlways<number>;
  draw_id: number;
  name: Json<Bilingual>;
  thing: DefaultedJson<Bilingual>;
  count: number;
  repeat: Generated<boolean>;
  position: number;
}

export interface LotteryStepTable {
  id: GeneratedAlways<number>;
  draw_id: number;
  kind: 'made' | 'frozen' | 'committed' | 'figures' | 'random' | 'begin' | 'drawn' | 'published' | 'redrawn' | 'void';
  at: Date;
  staff_id: number | null;
  winner_id: number | null;
}

export interface LotteryWinnerTable {
  id: GeneratedAlways<number>;
  draw_id: number;
  prize_id: number;
  n: number;
  rank: number;
  number: number;
  instead_of: number | null;
  reason: Generated<string>;
  at: Date;
  code: string;
  handed_at: Date | null;
  handed_by: number | null;
}

export interface LotteryWordTable {
  draw_id: number;
  staff_id: number;
  kind: 'figures' | 'begin';
  word: Generated<string>;
  at: Date;
}

export interface MailDigestTable {
  account_id: number;
  at_minute: number;
}

export interface MailingTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: string;
  kind: 'registration' | 'programme' | 'organiser' | 'papers' | 'reminder' | 'credits' | 'activities';
  required: Generated<boolean>;
  texts: Json<MailingTexts>;
  link: Generated<string>;
  audience: Json<Audience>;
  state: Generated<'draft' | 'scheduled' | 'sending' | 'stopped' | 'done'>;
  starts_at: Date | null;
  urgent: Generated<boolean>;
  created_by: number;
  created_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
  version: Generated<number>;
  rates: DefaultedJson<MailingRates>;
}

export interface MailingTemplateTable {
  id: GeneratedAlways<number>;
  society_id: number;
  name: string;
  kind: 'registration' | 'programme' | 'organiser' | 'papers' | 'reminder' | 'credits' | 'activities';
  texts: Json<MailingTexts>;
  link: Generated<string>;
  created_by: number;
  created_at: Generated<Date>;
  version: Generated<number>;
}

export interface MaterialTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  session_id: number | null;
  talk_id: number | null;
  title: Json<Bilingual>;
  address: string;
  size: number | null;
  read_only: Generated<boolean>;
  position: Generated<number>;
}

export interface MemberListTable {
  id: GeneratedAlways<number>;
  society_id: number;
  title: Json<Bilingual>;
  description: Json<Bilingual>;
  benefits: Json<Bilingual[]>;
  join_url: Generated<string>;
}

export interface MemberListEntryTable {
  id: GeneratedAlways<number>;
  member_list_id: number;
  name: string;
  phone: Generated<string>;
  email: Generated<string>;
  valid_from: string | null;
  valid_until: string | null;
}

export interface MemberSignOnTable {
  provider_id: number;
  subject: string;
  account_id: number;
  linked_at: Date;
}

export interface MemberSignOnQuestionTable {
  hash: Buffer;
  provider_id: number;
  subject: string;
  device_account_id: number;
  found_account_id: number | null;
  phone: string;
  email: string;
  back: string;
  expires_at: Date;
}

export interface MessageTable {
  id: GeneratedAlways<number>;
  channel: 'messenger' | 'phone' | 'email';
  recipient: string;
  language: 'zh' | 'en';
  template: string;
  variables: DefaultedJson<Record<string, string>>;
  registration_id: number | null;
  file_key: string | null;
  file_name: Generated<string>;
  state: Generated<'waiting' | 'sending' | 'sent' | 'delivered' | 'unknown' | 'failed'>;
  attempts: Generated<number>;
  fault: Generated<string>;
  created_at: Generated<Date>;
  sent_at: Date | null;
  retry_at: Date | null;
  notification_id: number | null;
  begun_at: Date | null;
  provider_id: string | null;
  conference_id: number | null;
}

export interface MessengerStateTable {
  state: string;
  back: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface MessengerTicketTable {
  key: string;
  value: string;
  expires_at: Date;
}

export interface NewsColumnTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  position: Generated<number>;
}

export interface NoticeTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  title: Json<Bilingual>;
  body: Json<Bilingual>;
  urgent: Generated<boolean>;
  published_at: Date;
  ended_at: Date | null;
}

export interface NotificationTable {
  id: GeneratedAlways<number>;
  account_id: number;
  conference_id: number | null;
  kind: 'registration' | 'programme' | 'organiser' | 'papers' | 'reminder' | 'credits' | 'activities';
  required: Generated<boolean>;
  urgent: Generated<boolean>;
  template: string;
  variables: DefaultedJson<Record<string, string | Bilingual>>;
  link: Generated<string>;
  registration_id: number | null;
  mailing_id: number | null;
  event: string | null;
  state: Generated<'waiting' | 'sending' | 'sent' | 'delivered' | 'unknown' | 'failed' | 'inbox' | 'stopped'>;
  due_at: Generated<Date>;
  created_at: Generated<Date>;
  seen_at: Date | null;
  digest_due: Date | null;
  digest_id: number | null;
  parts: DefaultedJson<ChangePart[]>;
}

export interface OneTimeCodeTable {
  id: GeneratedAlways<number>;
  channel: 'phone' | 'email';
  address: string;
  purpose: 'login' | 'register' | 'reset' | 'staff' | 'sign';
  code_hash: Buffer;
  known: Generated<boolean>;
  tries: Generated<number>;
  known_tries: Generated<number>;
  sent_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface OrderCountTable {
  conference_id: number;
  state: string;
  provider: string;
  count: number;
  currency: string;
}

export interface OrderEventTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Generated<Date>;
  actor: string;
  event: string;
  from_state: string;
  to_state: string;
  why: Generated<string>;
  amount: number | null;
}

export interface OrderLineTable {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'fee' | 'extra' | 'night' | 'discount';
  title: Json<Bilingual>;
  remark: DefaultedJson<Bilingual>;
  quantity: Generated<number>;
  amount: number;
}

export interface OrdersTable {
  id: GeneratedAlways<number>;
  number: string;
  conference_id: number;
  account_id: number;
  registration_id: number;
  kind: Generated<'registration' | 'change'>;
  currency: string;
  total: number;
  refunded: Generated<number>;
  state: Generated<'open' | 'paid' | 'partly_refunded' | 'refunding' | 'refunded' | 'expired' | 'cancelled'>;
  hold_until: Date | null;
  note: Generated<string>;
  created_at: Generated<Date>;
  paid_at: Date | null;
  kept_payment_id: number | null;
  changed: Generated<number>;
}

export interface PaperTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  number: string;
  account_id: number | null;
  external_id: string | null;
  import_id: number | null;
  language: Generated<'zh' | 'en'>;
  title: DefaultedJson<Bilingual>;
  abstract: DefaultedJson<AbstractPart[]>;
  keywords: Generated<string[]>;
  topics: Generated<number[]>;
  wish: Generated<'' | 'oral' | 'poster' | 'publication'>;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  contact_email: Generated<string>;
  state: Generated<'draft' | 'submitted' | 'in_review' | 'decided' | 'confirmed' | 'withdrawn'>;
  decision: 'oral' | 'poster' | 'publication' | 'not_accepted' | null;
  decided_at: Date | null;
  told_at: Date | null;
  remark: Generated<string>;
  board: Generated<string>;
  talk_id: number | null;
  submitted_at: Date | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  version: Generated<number>;
  kept: DefaultedJson<StoredState>;
}

export interface PaperAffiliationTable {
  paper_id: number;
  position: number;
  name: Json<Bilingual>;
  city: Generated<string>;
  country: Generated<string>;
}

export interface PaperAskingTable {
  asker: Buffer;
  begun_at: Date;
  times: number;
}

export interface PaperAuthorTable {
  paper_id: number;
  position: number;
  name: Json<Bilingual>;
  email: Generated<string>;
  affiliations: Generated<number[]>;
  presenting: Generated<boolean>;
  corresponding: Generated<boolean>;
}

export interface PaperCallTable {
  conference_id: number;
  opens_at: Date | null;
  closes_at: Date | null;
  revise_until: Date | null;
  confirm_until: Date | null;
  guidance: DefaultedJson<Bilingual>;
  wishes: Generated<string[]>;
  sections: DefaultedJson<AbstractSection[]>;
  words_least: Generated<number>;
  words_most: Generated<number>;
  authors_most: Generated<number>;
  papers_each: Generated<number>;
  topics_most: Generated<number>;
  files: Generated<string[]>;
  blind: Generated<boolean>;
  reviewers_each: Generated<number>;
  review_until: Date | null;
  criteria: DefaultedJson<ReviewCriterion[]>;
  letter: DefaultedJson<Bilingual>;
  votes_each: Generated<number>;
  vote_until: Date | null;
  next_number: Generated<number>;
  version: Generated<number>;
}

export interface PaperConflictTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  staff_id: number;
  reason: Generated<string>;
  declared: boolean;
  ended: boolean;
  found: Generated<boolean>;
  at: Date;
}

export interface PaperFileTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  kind: 'manuscript' | 'poster' | 'audio';
  name: string;
  address: string;
  size: number;
  width: number | null;
  height: number | null;
  added_at: Generated<Date>;
}

export interface PaperImportTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  staff_id: number;
  name: string;
  file_id: string;
  decision: 'oral' | 'poster' | 'publication' | 'not_accepted' | null;
  created_at: Date;
  apply_task_id: number | null;
  taken_back_at: Date | null;
  titles: NullableJson<string[]>;
  sample: DefaultedJson<string[][]>;
  columns: DefaultedJson<(string | null)[]>;
  mends: DefaultedJson<SheetMend[]>;
  undo_task_id: number | null;
}

export interface PaperImportChangeTable {
  import_id: number;
  paper_id: number;
  before: Json<Record<string, unknown>>;
  version: number;
}

export interface PaperImportRowTable {
  import_id: number;
  number: number;
  external_id: string;
  label: string;
  fate: 'new' | 'change' | 'same' | 'wrong';
  changed: DefaultedJson<ImportedField[]>;
  faults: DefaultedJson<PaperFault[]>;
  cells: DefaultedJson<string[]>;
  board: string | null;
}

export interface PaperReviewTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  staff_id: number;
  state: Generated<'assigned' | 'declined' | 'done'>;
  scores: DefaultedJson<Record<string, number>>;
  total: number | null;
  advice: 'oral' | 'poster' | 'publication' | 'not_accepted' | null;
  remark: Generated<string>;
  remark_committee: Generated<string>;
  reason: Generated<string>;
  assigned_at: Date;
  done_at: Date | null;
  version: Generated<number>;
}

export interface PaperReviewerTable {
  conference_id: number;
  staff_id: number;
  affiliations: Generated<string[]>;
  topics: Generated<number[]>;
  most: number | null;
  reminded_at: Date | null;
}

export interface PaperStepTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  at: Date;
  account_id: number | null;
  staff_id: number | null;
  from_state: string | null;
  to_state: string;
  note: Generated<string>;
}

export interface PaperTopicTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  division: DefaultedJson<Bilingual>;
  name: Json<Bilingual>;
  position: Generated<number>;
}

export interface PaymentTable {
  id: GeneratedAlways<number>;
  order_id: number;
  shared_id: number | null;
  provider: 'wechat' | 'alipay' | 'bank' | 'desk' | 'sandbox';
  method: 'jsapi' | 'h5' | 'native' | 'alipay_wap' | 'bank_transfer' | 'cash' | 'pos' | 'elsewhere';
  out_trade_no: string;
  provider_number: string | null;
  amount: number;
  currency: string;
  state: Generated<'created' | 'pending' | 'succeeded' | 'failed' | 'closed'>;
  instructions: NullableJson<Record<string, string>>;
  created_at: Generated<Date>;
  settled_at: Date | null;
  payer_id: number | null;
}

export interface PaymentLinkTable {
  id: GeneratedAlways<number>;
  order_id: number;
  made_at: Date;
  ended_at: Date | null;
}

export interface PaymentNoticeTable {
  id: GeneratedAlways<number>;
  provider: string;
  notice_id: string | null;
  address: Generated<string>;
  headers: Json<Record<string, string>>;
  body: Buffer;
  verdict: string;
  received_at: Generated<Date>;
}

export interface PdfFrontTable {
  key: string;
  drawn: boolean;
  tries: Generated<number>;
  tried_at: Date;
}

export interface PhotoSettingsTable {
  conference_id: number;
  collecting: boolean;
  version: Generated<number>;
}

export interface PhotoTemplateTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  number: number;
  name: Json<Bilingual>;
  art: 'none' | 'pulse' | 'light' | 'wide';
  corner: number;
  layout: Json<Layout>;
  shown: Generated<boolean>;
  version: Generated<number>;
}

export interface PosterLikeTable {
  paper_id: number;
  account_id: number;
  at: Date;
}

export interface PosterPictureTable {
  file_id: number;
  width: number;
  address: string;
}

export interface PosterQuestionTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  account_id: number | null;
  asked_by: string;
  question: string;
  answer: Generated<string>;
  state: Generated<'shown' | 'hidden'>;
  asked_at: Date;
  answered_at: Date | null;
}

export interface PosterVoteTable {
  conference_id: number;
  account_id: number;
  paper_id: number;
  at: Date;
}

export interface ProgrammeExchangeTable {
  conference_id: number;
  kept: DefaultedJson<StoredState>;
}

export interface ProgrammeImportTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  staff_id: number;
  name: string;
  format: 'json' | 'xml' | 'sheet';
  file_id: string;
  created_at: Date;
  check_task_id: number | null;
  apply_task_id: number | null;
  undo_task_id: number | null;
  title_row: number | null;
  titles: NullableJson<string[]>;
  sample: DefaultedJson<string[][]>;
  columns: DefaultedJson<(string | null)[]>;
  mends: DefaultedJson<SheetMend[]>;
}

export interface ProgrammeImportRowTable {
  import_id: number;
  number: number;
  label: string;
  fate: 'new' | 'change' | 'same' | 'wrong';
  item: Json<ImportItem>;
  faults: DefaultedJson<ItemFault[]>;
  brought: NullableJson<ImportedItem>;
  notes: DefaultedJson<ImportNote[]>;
  cells: DefaultedJson<string[]>;
  mended: Generated<boolean>;
}

export interface ProgrammeReleaseTable {
  conference_id: number;
  number: number;
  released_at: Date;
  staff_id: number | null;
  note: DefaultedJson<Bilingual>;
  clashes: Generated<number>;
  reason: Generated<string>;
  document: Json<Programme>;
  abstracts: Json<Record<string, ProgrammePiece>>;
  changes: Json<ProgrammeChange[]>;
  exchange: DefaultedJson<Exchange>;
}

export interface ProgrammeRoleTable {
  id: GeneratedAlways<number>;
  expert_id: number;
  session_id: number | null;
  talk_id: number | null;
  role: 'host' | 'speaker' | 'president' | 'participant' | 'comments' | 'translate';
  position: Generated<number>;
}

export interface ProgrammeSessionTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  hall_id: number | null;
  kind: Generated<'ceremony' | 'plenary' | 'session' | 'workshop' | 'poster' | 'satellite' | 'break' | 'social'>;
  title: Json<Bilingual>;
  introduction: DefaultedJson<Bilingual>;
  sponsor: DefaultedJson<Bilingual>;
  starts_at: Date;
  ends_at: Date;
  topics: Generated<number[]>;
  version: Generated<number>;
  guid: Generated<string>;
  kept: DefaultedJson<StoredState>;
}

export interface ProgrammeToldTable {
  conference_id: number;
  release: number;
  whom: 'expert' | 'account';
  person_id: number;
  at: Date;
}

export interface QuietHoursTable {
  account_id: number;
  from_minute: number;
  until_minute: number;
}

export interface RefundTable {
  id: GeneratedAlways<number>;
  order_id: number;
  payment_id: number;
  out_refund_no: string;
  provider_number: string | null;
  amount: number;
  cause: 'paid_twice' | 'paid_after_end' | 'no_place_left' | 'cancelled' | 'changed' | 'stay_cancelled' | 'staff';
  reason: Generated<string>;
  state: Generated<'asked' | 'sent' | 'done' | 'failed'>;
  attempts: Generated<number>;
  way: Generated<'provider' | 'bank' | 'hand'>;
  replaced_by: number | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

export interface RefundProposalTable {
  id: GeneratedAlways<number>;
  refund_id: number;
  way: 'bank' | 'hand';
  payee: Generated<string>;
  account: Generated<string>;
  bank: Generated<string>;
  reference: Generated<string>;
  reason: string;
  proposed_by: number;
  proposed_at: Date;
  decision: 'approved' | 'refused' | null;
  decided_by: number | null;
  decided_at: Date | null;
}

export interface RefundRequestTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  registration_id: number;
  order_id: number | null;
  amount: number;
  ends: boolean;
  reason: string;
  tell: boolean;
  asked_by: number;
  asked_at: Date;
  decision: 'approved' | 'refused' | null;
  decided_by: number | null;
  decided_at: Date | null;
}

export interface RegistrationTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  account_id: number;
  branch_id: number | null;
  form_version_id: number;
  state: Generated<'draft' | 'submitted' | 'approved' | 'refused' | 'confirmed' | 'attended' | 'cancelled' | 'gone'>;
  number: string;
  card_id: string;
  entry_code: string;
  person_key: string;
  name: Generated<string>;
  answers: DefaultedJson<StoredAnswers>;
  member: Generated<boolean>;
  fee_kind_id: number | null;
  discount_code_id: number | null;
  group_id: number | null;
  group_link_id: number | null;
  source_code: Generated<string>;
  hold_until: Date | null;
  listed: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  hold_renewals: Generated<number>;
  changed: Generated<number>;
  price_currency: string | null;
}

export interface RegistrationChangeTable {
  id: GeneratedAlways<number>;
  registration_id: number;
  order_id: number | null;
  kind: 'fee' | 'stay' | 'extras';
  state: 'open' | 'applied' | 'dropped';
  fee_kind_id: number | null;
  branch_id: number | null;
  stay: NullableJson<StoredStay>;
  releases: Json<number[]>;
  before: number;
  after: number;
  refund: number;
  created_at: Date;
  ended_at: Date | null;
  extras: NullableJson<StoredExtra[]>;
}

export interface RegistrationCountTable {
  conference_id: number;
  state: string;
  branch_id: number;
  fee_kind_id: number;
  order_state: string;
  unpaid: boolean;
  count: number;
  places: number;
  received: number;
}

export interface RegistrationEventTable {
  id: GeneratedAlways<number>;
  registration_id: number;
  at: Generated<Date>;
  actor: string;
  event: string;
  from_state: string;
  to_state: string;
  why: Generated<string>;
}

export interface RegistrationExtraTable {
  registration_id: number;
  extra_id: number;
  quantity: number;
}

export interface RegistrationGroupTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  account_id: number;
  name: string;
  branch_id: number | null;
  payer: 'contact' | 'self';
  created_at: Generated<Date>;
}

export interface RegistrationQuarterTable {
  conference_id: number;
  at: Date;
  registered: number;
  confirmed: number;
}

export interface RegistrationSearchTable {
  registration_id: number;
  conference_id: number;
  name_key: string;
  amount: number;
  order_state: string | null;
  words: string;
  tokens: string[];
  state: string;
  changed_at: Date;
}

export interface RehearsalTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  number: number;
  state: Generated<'waiting' | 'preparing' | 'playing' | 'counting' | 'done' | 'stopped' | 'failed'>;
  plan: Json<RehearsalPlan>;
  copy_id: number | null;
  people: Generated<number>;
  gate: DefaultedJson<GateCheck[]>;
  figures: NullableJson<RehearsalFigures>;
  fault: Generated<'' | 'gate' | 'form' | 'interrupted' | 'error'>;
  stop_asked: Generated<boolean>;
  started_by: number;
  started_at: Generated<Date>;
  began_at: Date | null;
  ended_at: Date | null;
  removed_at: Date | null;
  signed_by: number | null;
  signed_at: Date | null;
  paused: Generated<boolean>;
  played: Generated<number>;
}

export interface RehearsalPersonTable {
  account_id: number;
  rehearsal_id: number;
}

export interface RehearsalSecondTable {
  rehearsal_id: number;
  second: number;
  scenario: 'rush' | 'door' | 'exam' | 'live' | 'speakers';
  requests: number;
  failures: number;
  median: number;
  p95: number;
  longest: number;
}

export interface RehearsalTaskTable {
  rehearsal_id: number;
  criterion: string;
  made_by: number;
  made_at: Generated<Date>;
  done_by: number | null;
  done_at: Date | null;
  assigned_to: number | null;
}

export interface RoomLinkTable {
  id: GeneratedAlways<number>;
  registration_id: number;
  made_at: Date;
  expires_at: Date;
  withdrawn_at: Date | null;
  answered_at: Date | null;
  accepted: boolean | null;
  account_id: number | null;
  guest_id: number | null;
}

export interface RoomNightTable {
  id: GeneratedAlways<number>;
  room_type_id: number;
  night: string;
  stock_id: number;
  room_amount: number;
  bed_amount: number | null;
  closed: Generated<boolean>;
  prices: DefaultedJson<NightPrices>;
}

export interface RoomPlaceTable {
  stock_id: number;
  registration_id: number;
  room: number;
  number: Generated<string>;
}

export interface RoomRefusalTable {
  id: GeneratedAlways<number>;
  registration_id: number;
  refused_id: number;
  at: Generated<Date>;
}

export interface RoomReleaseTable {
  id: GeneratedAlways<number>;
  hotel_id: number;
  stock_id: number;
  stage: 'first' | 'last';
  rooms: number;
  at: Date;
}

export interface RoomTypeTable {
  id: GeneratedAlways<number>;
  hotel_id: number;
  name: Json<Bilingual>;
  beds: Generated<number>;
  sells_beds: Generated<boolean>;
  breakfast: Generated<boolean>;
  open: Generated<boolean>;
  position: Generated<number>;
}

export interface SandboxMessageTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  message_id: number;
  channel: 'messenger' | 'phone' | 'email';
  recipient: string;
  language: 'zh' | 'en';
  template: string;
  subject: string;
  body: string;
  file_name: Generated<string>;
  at: Date;
  changed: Generated<number>;
}

export interface SandboxPaymentTable {
  out_trade_no: string;
  amount: number;
  currency: string;
  description: string;
  return_url: string;
  expires_at: Date;
  state: Generated<'pending' | 'succeeded' | 'failed' | 'closed'>;
  decided_at: Date | null;
}

export interface SandboxRefundTable {
  out_refund_no: string;
  out_trade_no: string;
  amount: number;
  at: Date;
}

export interface SavedViewTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  staff_id: number;
  name: string;
  shared: Generated<boolean>;
  filter: Json<Record<string, unknown>>;
  columns: Json<string[]>;
  sort: string;
  descending: boolean;
  created_at: Generated<Date>;
}

export interface ScanTable {
  id: string;
  number: GeneratedAlways<number>;
  conference_id: number;
  point_id: number;
  device_id: number | null;
  staff_id: number | null;
  ticket_id: number | null;
  direction: 'in' | 'out';
  at: Date;
  received_at: Generated<Date>;
  source: 'camera' | 'typed' | 'search' | 'desk' | 'wall' | 'form';
  kind: 'admit' | 'already' | 'refuse';
  reason: Generated<string>;
  offline: Generated<boolean>;
  forced: Generated<string>;
  undoes: string | null;
}

export interface ScanDoubleTable {
  scan_id: string;
  previous_id: string;
  conference_id: number;
  found_at: Generated<Date>;
  answer: 'dismissed' | 'both' | null;
  why: Generated<string>;
  answered_by: number | null;
  answered_at: Date | null;
}

export interface ScanKeptTable {
  id: GeneratedAlways<number>;
  scan_id: string;
  name: Json<Bilingual>;
}

export interface ShareTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  channel: 'poster' | 'link' | 'device';
  source_code: Generated<string>;
  shared_at: Date;
}

export interface ShareCodeTable {
  conference_id: number;
  account_id: number;
  code: string;
  created_at: Generated<Date>;
}

export interface SharedOrderTable {
  id: GeneratedAlways<number>;
  number: string;
  conference_id: number;
  account_id: number;
  currency: string;
  total: number;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

export interface SharedPartTable {
  shared_id: number;
  order_id: number;
  amount: number;
}

export interface SheetImportTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  kind: string;
  about: number | null;
  staff_id: number;
  name: string;
  file_id: string;
  title_row: number;
  titles: Json<string[]>;
  sample: Json<string[][]>;
  columns: Json<(string | null)[]>;
  replaces: Generated<boolean>;
  check_task_id: number | null;
  apply_task_id: number | null;
  undo_task_id: number | null;
  created_at: Date;
}

export interface SheetImportMendTable {
  import_id: number;
  number: number;
  position: number;
  text: string;
}

export interface SheetImportRowTable {
  import_id: number;
  number: number;
  name: string;
  cells: Json<string[]>;
  fate: 'new' | 'change' | 'same' | 'wrong' | 'remove';
  faults: Json<SheetFault[]>;
  changes: Json<SheetChange[]>;
  keys: Generated<string[]>;
  done: NullableJson<Record<string, unknown>>;
}

export interface SignOnAttemptTable {
  attempt_hash: Buffer;
  provider_id: number;
  state: string;
  nonce: string;
  verifier: string;
  expires_at: Date;
  back: Generated<string>;
}

export interface SignOnProviderTable {
  id: GeneratedAlways<number>;
  society_id: number;
  name: Json<Bilingual>;
  issuer: string;
  client_id: string;
  client_secret: Buffer;
  domains: Generated<string[]>;
  required: Generated<boolean>;
  created_at: Generated<Date>;
  audience: Generated<'staff' | 'members'>;
}

export interface SocietyTable {
  id: GeneratedAlways<number>;
  name: Json<Bilingual>;
  second_factor_required: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface SocietyDocumentKeyTable {
  society_id: number;
  certificate: Buffer;
  sealed_key: Buffer | null;
  made_at: Date;
  id: GeneratedAlways<number>;
  source: Generated<'made' | 'imported'>;
  issuers: Generated<Buffer[]>;
  retired_at: Date | null;
}

export interface SpeakerAgreementTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  expert_id: number;
  template_id: number;
  number: number;
  title: Json<Bilingual>;
  state: Generated<'open' | 'signed' | 'withdrawn'>;
  sealed_fee: Buffer;
  document_key: string;
  document_sha256: string;
  document_bytes: number;
  text_sha256: string;
  pages: number;
  made_at: Date;
  opened_at: Date | null;
  withdrawn_at: Date | null;
  words: Generated<string>;
  version: Generated<number>;
}

export interface SpeakerBankTable {
  expert_id: number;
  sealed: Buffer;
  ending: string;
  given_at: Date;
}

export interface SpeakerChainTable {
  invitation_id: number;
  hours: number;
  candidates: number[];
  next_at: Date | null;
  started_at: Date;
  ended_at: Date | null;
  ending: 'stopped' | 'filled' | 'used_up' | 'taken_back' | null;
}

export interface SpeakerCorrectionTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  expert_id: number;
  name: Json<Bilingual>;
  affiliation: Json<Bilingual>;
  post: Json<Bilingual>;
  biography: Json<Bilingual>;
  portrait: string | null;
  state: Generated<'waiting' | 'approved' | 'refused'>;
  words: Generated<string>;
  sent_at: Date;
  decided_at: Date | null;
  version: Generated<number>;
}

export interface SpeakerDocumentTable {
  expert_id: number;
  kind: 'id_card' | 'passport';
  sealed: Buffer;
  given_at: Date;
}

export interface SpeakerInvitationTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  expert_id: number;
  item: 'session' | 'talk';
  item_id: number;
  roles: string[];
  asked: Json<AskedTask>;
  changes: DefaultedJson<TaskChange[]>;
  state: Generated<'none' | 'accepted' | 'rejected'>;
  earlier: Generated<'none' | 'accepted' | 'rejected'>;
  answered_at: Date | null;
  reason: 'clash' | 'travel' | 'topic' | 'health' | 'other' | null;
  words: Generated<string>;
  suggestion: Generated<string>;
  asked_at: Date;
  invited_at: Date | null;
  written_at: Date | null;
  letters: Generated<number>;
  opened_at: Date | null;
  gone_at: Date | null;
  stands_in_for: number | null;
  filled_by: number | null;
  version: Generated<number>;
  share_slides: Generated<boolean>;
}

export interface SpeakerLegTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  expert_id: number;
  direction: 'arrival' | 'departure';
  mode: 'flight' | 'train' | 'car' | 'none';
  number: Generated<string>;
  from_place: Generated<string>;
  to_place: Generated<string>;
  leaves_at: Date | null;
  arrives_at: Date | null;
  seat: Generated<string>;
  ticket: 'own' | 'wanted' | 'booked' | 'confirmed' | 'change';
  words: Generated<string>;
  pickup_id: number | null;
  was_at: Date | null;
  changed_at: Date;
  version: Generated<number>;
}

export interface SpeakerLinkTable {
  id: GeneratedAlways<number>;
  expert_id: number;
  kind: 'letter' | 'code';
  made_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface SpeakerPickupTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  direction: 'arrival' | 'departure';
  name: string;
  place: string;
  leaves_at: Date;
  driver: Generated<string>;
  driver_phone: Generated<string>;
  plate: Generated<string>;
  seats: number;
  version: Generated<number>;
}

export interface SpeakerReceiptTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  expert_id: number;
  kind: 'ticket' | 'taxi' | 'hotel' | 'meal' | 'other';
  amount: number;
  spent_on: string;
  words: Generated<string>;
  picture_key: string;
  picture_sha256: string;
  state: Generated<'sent' | 'approved' | 'refused' | 'paid'>;
  reason: Generated<string>;
  sent_at: Date;
  decided_at: Date | null;
  paid_at: Date | null;
  version: Generated<number>;
}

export interface SpeakerSettingsTable {
  conference_id: number;
  answer_by: Date | null;
  version: Generated<number>;
  slides_by: Date | null;
  remind_days: Generated<number[]>;
  remind_most: Generated<number>;
  remind_from: Generated<number>;
  remind_until: Generated<number>;
  remind_by: number | null;
}

export interface SpeakerSignatureTable {
  agreement_id: number;
  conference_id: number;
  number: number;
  previous: string;
  hash: string;
  signed_at: Date;
  way: 'drawn' | 'typed';
  name: string;
  account_id: number | null;
  code_to: Generated<string>;
  code_proof: Generated<string>;
  sealed_strokes: Buffer | null;
  signed_key: string;
  signed_sha256: string;
  signed_bytes: number;
  key_id: number | null;
}

export interface SpeakerSlidesTable {
  id: GeneratedAlways<number>;
  invitation_id: number;
  number: number;
  name: string;
  kind: 'pptx' | 'pdf' | 'key' | 'video';
  bytes: number;
  sha256: string;
  key: string;
  uploaded_at: Date;
  late: boolean;
  pages: 'own' | 'waiting' | 'drawn' | 'absent' | 'failed' | 'none';
  pdf_key: string | null;
  state: Generated<'waiting' | 'checked' | 'returned'>;
  words: Generated<string>;
  checked_at: Date | null;
  fetched_at: Date | null;
  material_id: number | null;
  version: Generated<number>;
}

export interface SpeakerSlidesPieceTable {
  upload_id: number;
  number: number;
  bytes: number;
  key: string;
}

export interface SpeakerSlidesUploadTable {
  id: GeneratedAlways<number>;
  invitation_id: number;
  name: string;
  bytes: number;
  modified: number;
  begun_at: Date;
}

export interface SpeakerStatementTable {
  expert_id: number;
  conference_id: number;
  has_interests: boolean;
  words: Generated<string>;
  recording: 'replay' | 'live' | 'none';
  number: number;
  language: 'zh' | 'en';
  given_at: Date;
  version: Generated<number>;
}

export interface SpeakerStatementTextTable {
  conference_id: number;
  number: number;
  interests: Json<Bilingual>;
  recording: Json<Bilingual>;
  saved_at: Date;
}

export interface SpeakerStayTable {
  expert_id: number;
  conference_id: number;
  hotel: Json<Bilingual>;
  address: DefaultedJson<Bilingual>;
  arrives_on: string;
  leaves_on: string;
  room: Generated<string>;
  confirmation: Generated<string>;
  version: Generated<number>;
  room_type_id: number | null;
}

export interface SpeakerTemplateTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  sign_by: Date | null;
  retired_at: Date | null;
  version: Generated<number>;
}

export interface SpeakerTemplateTextTable {
  template_id: number;
  number: number;
  title: Json<Bilingual>;
  body: Json<Bilingual>;
  saved_at: Date;
}

export interface SponsorLevelTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  position: number;
  places: Generated<string[]>;
  version: Generated<number>;
}

export interface StaffChallengeTable {
  hash: Buffer;
  staff_id: number;
  purpose: 'login' | 'passkey';
  tries: Generated<number>;
  expires_at: Date;
}

export interface StaffGrantTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  conference_id: number | null;
  role: 'owner' | 'organiser' | 'finance' | 'programme' | 'reviewer' | 'live' | 'door' | 'reader';
}

export interface StaffLinkTable {
  hash: Buffer;
  staff_id: number;
  purpose: 'invitation' | 'reset';
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface StaffMemberTable {
  id: GeneratedAlways<number>;
  society_id: number;
  name: string;
  email: string;
  password_hash: string | null;
  ended_at: Date | null;
  created_at: Generated<Date>;
}

export interface StaffPasskeyTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string>;
  name: string;
  created_at: Generated<Date>;
  used_at: Date | null;
}

export interface StaffRecoveryTable {
  staff_id: number;
  hash: Buffer;
}

export interface StaffSignOnTable {
  provider_id: number;
  subject: string;
  staff_id: number;
  linked_at: Date;
}

export interface StaffTotpTable {
  staff_id: number;
  secret: string | null;
  pending: string | null;
  last_step: Generated<number>;
}

export interface StampTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  points: Generated<number>;
  session_id: number | null;
  opens_at: Date | null;
  closes_at: Date | null;
  position: Generated<number>;
  version: Generated<number>;
  exhibitor_id: number | null;
}

export interface StampGivenTable {
  stamp_id: number;
  registration_id: number;
  at: Date;
  entry_id: number | null;
}

export interface StandExtraTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  kind: 'pass' | 'power' | 'furniture' | 'other';
  name: Json<Bilingual>;
  description: DefaultedJson<Bilingual>;
  price: number;
  stock: number | null;
  per_exhibitor: number | null;
  closes_at: Date | null;
  offered: Generated<boolean>;
  version: Generated<number>;
}

export interface StandOrderTable {
  id: GeneratedAlways<number>;
  number: string;
  exhibitor_id: number;
  account_id: number | null;
  currency: string;
  total: number;
  state: Generated<'open' | 'paid' | 'cancelled' | 'refunded'>;
  created_at: Date;
  way: Generated<'' | 'bank' | 'cash' | 'pos'>;
  reference: Generated<string>;
  paid_at: Date | null;
  ended_at: Date | null;
  version: Generated<number>;
}

export interface StandOrderLineTable {
  order_id: number;
  extra_id: number;
  name: Json<Bilingual>;
  price: number;
  count: number;
}

export interface StockTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  kind: 'fee' | 'branch' | 'extra' | 'room_night' | 'discount';
  size: number | null;
}

export interface StoredFileTable {
  id: string;
  account_id: number | null;
  kind: string;
  bytes: number;
  created_at: Generated<Date>;
}

export interface SurveyTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  title: Json<Bilingual>;
  intro: DefaultedJson<Bilingual>;
  items: DefaultedJson<SurveyItem[]>;
  anonymous: boolean;
  audience: 'everyone' | 'registered' | 'session' | 'code';
  session_id: number | null;
  access_code: Generated<string>;
  feedback: Generated<boolean>;
  results_from: Generated<'never' | 'answered' | 'closed'>;
  opens_at: Date | null;
  closes_at: Date | null;
  state: Generated<'draft' | 'published'>;
  version: Generated<number>;
}

export interface SurveyAnswerTable {
  id: Generated<string>;
  survey_id: number;
  answers: Json<Record<string, string>>;
  answered_on: string;
}

export interface SurveyDoneTable {
  survey_id: number;
  account_id: number;
  anonymous: boolean;
  answer_id: string | null;
  answered_at: Date | null;
}

export interface TalkTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  session_id: number | null;
  title: Json<Bilingual>;
  abstract: DefaultedJson<Bilingual>;
  starts_at: Date | null;
  minutes: Generated<number>;
  position: Generated<number>;
  version: Generated<number>;
  guid: Generated<string>;
  kept: DefaultedJson<StoredState>;
}

export interface TaskTable {
  id: GeneratedAlways<number>;
  society_id: number;
  conference_id: number | null;
  staff_id: number;
  kind: string;
  language: 'zh' | 'en';
  input: Json<Record<string, unknown>>;
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>;
  total: number | null;
  done: Generated<number>;
  refused: Generated<number>;
  result: DefaultedJson<Record<string, number>>;
  file_id: string | null;
  file_name: Generated<string>;
  cancel_asked: Generated<boolean>;
  ticket_hash: Buffer | null;
  ticket_until: Date | null;
  created_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
}

export interface TaskRowTable {
  task_id: number;
  number: number;
  label: Generated<string>;
  refusal: NullableJson<TaskRefusal>;
}

export interface TicketTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  registration_id: number;
  token: number;
  print: number;
  role: Generated<'attendee' | 'speaker' | 'chair' | 'faculty' | 'staff' | 'exhibitor' | 'press' | 'guest'>;
  state: Generated<'valid' | 'void'>;
  issued_at: Generated<Date>;
  voided_at: Date | null;
  changed: Generated<number>;
}

export interface TopicTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  tint: Generated<number>;
  position: Generated<number>;
  kept: DefaultedJson<StoredState>;
}

export interface UsageEventTable {
  at: Date;
  conference_id: number | null;
  kind: string;
  fingerprint: string;
  account_id: number | null;
  screen: string;
  address: string;
  language: string;
  source_code: Generated<string>;
  agent: Generated<string>;
  location: Generated<string>;
  longitude: number | null;
  latitude: number | null;
  parameter: DefaultedJson<Record<string, string>>;
}

export interface VideoTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  category_id: number | null;
  broadcast_id: number | null;
  session_id: number | null;
  title: Json<Bilingual>;
  introduction: DefaultedJson<Bilingual>;
  cover: string | null;
  folder: string;
  milliseconds: number | null;
  sound_only: Generated<boolean>;
  state: Generated<'making' | 'ready' | 'published' | 'failed'>;
  fault: Generated<string>;
  watch: Generated<'anyone' | 'account' | 'registered' | 'paid'>;
  chapters: DefaultedJson<StoredChapter[]>;
  captions: DefaultedJson<StoredCaption[]>;
  published_at: Date | null;
  position: Generated<number>;
  version: Generated<number>;
  removed_at: Date | null;
}

export interface VideoCategoryTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  name: Json<Bilingual>;
  position: Generated<number>;
}

export interface VideoPositionTable {
  account_id: number;
  video_id: number;
  milliseconds: number;
  at: Date;
}

export interface WaitingEntryTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  stock_id: number;
  registration_id: number;
  amount: Generated<number>;
  state: Generated<'waiting' | 'offered' | 'accepted' | 'declined' | 'expired' | 'left'>;
  joined_at: Date;
  offered_at: Date | null;
  offer_until: Date | null;
  ended_at: Date | null;
}

export interface WatchIntervalTable {
  id: GeneratedAlways<number>;
  account_id: number;
  conference_id: number;
  broadcast_id: number | null;
  video_id: number | null;
  player: string;
  began_at: Date;
  until_at: Date;
  checks_asked: Generated<number>;
  checks_answered: Generated<number>;
}

export interface WebPageTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  kind: 'page' | 'subject';
  title: Json<Bilingual>;
  cover: string | null;
  body: DefaultedJson<Bilingual>;
  entries: DefaultedJson<StoredEntry[]>;
  state: Generated<'draft' | 'published'>;
  version: Generated<number>;
  removed_at: Date | null;
}

export interface WebhookAttemptTable {
  id: GeneratedAlways<number>;
  delivery_id: number;
  at: Date;
  status: number | null;
  fault: Generated<string>;
  duration_ms: number;
  answer: Generated<string>;
  sent_headers: DefaultedJson<[name: string, value: string][]>;
  answer_headers: DefaultedJson<[name: string, value: string][]>;
}

export interface WebhookDeliveryTable {
  id: GeneratedAlways<number>;
  endpoint_id: number;
  event_id: number;
  object: string;
  state: Generated<'waiting' | 'delivered' | 'dead'>;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  delivered_at: Date | null;
}

export interface WebhookEndpointTable {
  id: GeneratedAlways<number>;
  conference_id: number;
  url: string;
  events: string[];
  salt: Generated<string>;
  former_salt: string | null;
  former_until: Date | null;
  state: Generated<'active' | 'stopped' | 'removed'>;
  failures: Generated<number>;
  failing_since: Date | null;
  next_at: Date | null;
  created_by: number;
  created_at: Generated<Date>;
}

export interface WebhookEventTable {
  id: Generated<number>;
  key: Generated<string>;
  conference_id: number;
  type: string;
  object: string;
  body: string;
  at: Generated<Date>;
}

export interface Schema {
  access_token: AccessTokenTable;
  account: AccountTable;
  activity: ActivityTable;
  activity_award: ActivityAwardTable;
  activity_entry: ActivityEntryTable;
  activity_prize: ActivityPrizeTable;
  activity_slot: ActivitySlotTable;
  agreement: AgreementTable;
  answer_file: AnswerFileTable;
  api_key: ApiKeyTable;
  article: ArticleTable;
  attendance: AttendanceTable;
  audit_change: AuditChangeTable;
  audit_entry: AuditEntryTable;
  badge_design: BadgeDesignTable;
  badge_print: BadgePrintTable;
  bank_booking: BankBookingTable;
  bank_row: BankRowTable;
  bank_statement: BankStatementTable;
  bill: BillTable;
  bill_line: BillLineTable;
  bounced_address: BouncedAddressTable;
  branch: BranchTable;
  broadcast: BroadcastTable;
  calendar_feed: CalendarFeedTable;
  certificate: CertificateTable;
  certificate_counter: CertificateCounterTable;
  certificate_key: CertificateKeyTable;
  certificate_template: CertificateTemplateTable;
  certificate_template_version: CertificateTemplateVersionTable;
  channel_preference: ChannelPreferenceTable;
  checkin_answer: CheckinAnswerTable;
  checkin_device: CheckinDeviceTable;
  checkin_key: CheckinKeyTable;
  checkin_point: CheckinPointTable;
  claim: ClaimTable;
  claim_count: ClaimCountTable;
  comment: CommentTable;
  comment_like: CommentLikeTable;
  comment_reply: CommentReplyTable;
  comment_report: CommentReportTable;
  comment_review: CommentReviewTable;
  comment_settings: CommentSettingsTable;
  conference: ConferenceTable;
  conference_archive: ConferenceArchiveTable;
  conference_form: ConferenceFormTable;
  configuration: ConfigurationTable;
  consent: ConsentTable;
  credit_example: CreditExampleTable;
  credit_review: CreditReviewTable;
  credit_rule_set: CreditRuleSetTable;
  credit_rule_version: CreditRuleVersionTable;
  credit_upload: CreditUploadTable;
  department_meeting: DepartmentMeetingTable;
  department_person: DepartmentPersonTable;
  department_rules: DepartmentRulesTable;
  department_try: DepartmentTryTable;
  desk_receipt: DeskReceiptTable;
  discount_code: DiscountCodeTable;
  early_report: EarlyReportTable;
  evidence: EvidenceTable;
  evidence_correction: EvidenceCorrectionTable;
  exam: ExamTable;
  exam_answer: ExamAnswerTable;
  exam_attempt: ExamAttemptTable;
  exam_attempt_item: ExamAttemptItemTable;
  exam_correction: ExamCorrectionTable;
  exam_correction_row: ExamCorrectionRowTable;
  exam_item: ExamItemTable;
  exam_item_version: ExamItemVersionTable;
  exam_topic: ExamTopicTable;
  exhibition_settings: ExhibitionSettingsTable;
  exhibitor: ExhibitorTable;
  exhibitor_draft: ExhibitorDraftTable;
  exhibitor_invitation: ExhibitorInvitationTable;
  exhibitor_member: ExhibitorMemberTable;
  exhibitor_view_day: ExhibitorViewDayTable;
  exhibitor_view_mark: ExhibitorViewMarkTable;
  exhibitor_views: ExhibitorViewsTable;
  exhibitor_visit: ExhibitorVisitTable;
  expert: ExpertTable;
  expert_group: ExpertGroupTable;
  expert_group_member: ExpertGroupMemberTable;
  extra: ExtraTable;
  favourite: FavouriteTable;
  fee_example: FeeExampleTable;
  fee_kind: FeeKindTable;
  fee_proof: FeeProofTable;
  fee_window: FeeWindowTable;
  first_owner_link: FirstOwnerLinkTable;
  form_answer: FormAnswerTable;
  form_draft: FormDraftTable;
  form_field: FormFieldTable;
  form_version: FormVersionTable;
  group_link: GroupLinkTable;
  guest_entry: GuestEntryTable;
  hall: HallTable;
  home: HomeTable;
  home_draft: HomeDraftTable;
  home_version: HomeVersionTable;
  hotel: HotelTable;
  hotel_booking: HotelBookingTable;
  idempotency_key: IdempotencyKeyTable;
  identity: IdentityTable;
  introduction: IntroductionTable;
  invoice: InvoiceTable;
  invoice_red: InvoiceRedTable;
  invoice_result: InvoiceResultTable;
  invoice_setting: InvoiceSettingTable;
  job_process: JobProcessTable;
  known_device: KnownDeviceTable;
  lead: LeadTable;
  lead_export: LeadExportTable;
  ledger: LedgerTable;
  ledger_new: LedgerNewTable;
  ledger_quarter: LedgerQuarterTable;
  listed_order: ListedOrderTable;
  listed_registration: ListedRegistrationTable;
  live_event: LiveEventTable;
  live_figure: LiveFigureTable;
  live_happening: LiveHappeningTable;
  live_held_message: LiveHeldMessageTable;
  live_mute: LiveMuteTable;
  live_poll: LivePollTable;
  live_question: LiveQuestionTable;
  live_question_vote: LiveQuestionVoteTable;
  live_recording: LiveRecordingTable;
  live_room: LiveRoomTable;
  live_series: LiveSeriesTable;
  live_stream: LiveStreamTable;
  live_stream_past: LiveStreamPastTable;
  live_viewer: LiveViewerTable;
  live_vote: LiveVoteTable;
  log_in_failure: LogInFailureTable;
  lottery_draw: LotteryDrawTable;
  lottery_entrant: LotteryEntrantTable;
  lottery_opt_out: LotteryOptOutTable;
  lottery_prize: LotteryPrizeTable;
  lottery_step: LotteryStepTable;
  lottery_winner: LotteryWinnerTable;
  lottery_word: LotteryWordTable;
  mail_digest: MailDigestTable;
  mailing: MailingTable;
  mailing_template: MailingTemplateTable;
  material: MaterialTable;
  member_list: MemberListTable;
  member_list_entry: MemberListEntryTable;
  member_sign_on: MemberSignOnTable;
  member_sign_on_question: MemberSignOnQuestionTable;
  message: MessageTable;
  messenger_state: MessengerStateTable;
  messenger_ticket: MessengerTicketTable;
  news_column: NewsColumnTable;
  notice: NoticeTable;
  notification: NotificationTable;
  one_time_code: OneTimeCodeTable;
  order_count: OrderCountTable;
  order_event: OrderEventTable;
  order_line: OrderLineTable;
  orders: OrdersTable;
  paper: PaperTable;
  paper_affiliation: PaperAffiliationTable;
  paper_asking: PaperAskingTable;
  paper_author: PaperAuthorTable;
  paper_call: PaperCallTable;
  paper_conflict: PaperConflictTable;
  paper_file: PaperFileTable;
  paper_import: PaperImportTable;
  paper_import_change: PaperImportChangeTable;
  paper_import_row: PaperImportRowTable;
  paper_review: PaperReviewTable;
  paper_reviewer: PaperReviewerTable;
  paper_step: PaperStepTable;
  paper_topic: PaperTopicTable;
  payment: PaymentTable;
  payment_link: PaymentLinkTable;
  payment_notice: PaymentNoticeTable;
  pdf_front: PdfFrontTable;
  photo_settings: PhotoSettingsTable;
  photo_template: PhotoTemplateTable;
  poster_like: PosterLikeTable;
  poster_picture: PosterPictureTable;
  poster_question: PosterQuestionTable;
  poster_vote: PosterVoteTable;
  programme_exchange: ProgrammeExchangeTable;
  programme_import: ProgrammeImportTable;
  programme_import_row: ProgrammeImportRowTable;
  programme_release: ProgrammeReleaseTable;
  programme_role: ProgrammeRoleTable;
  programme_session: ProgrammeSessionTable;
  programme_told: ProgrammeToldTable;
  quiet_hours: QuietHoursTable;
  refund: RefundTable;
  refund_proposal: RefundProposalTable;
  refund_request: RefundRequestTable;
  registration: RegistrationTable;
  registration_change: RegistrationChangeTable;
  registration_count: RegistrationCountTable;
  registration_event: RegistrationEventTable;
  registration_extra: RegistrationExtraTable;
  registration_group: RegistrationGroupTable;
  registration_quarter: RegistrationQuarterTable;
  registration_search: RegistrationSearchTable;
  rehearsal: RehearsalTable;
  rehearsal_person: RehearsalPersonTable;
  rehearsal_second: RehearsalSecondTable;
  rehearsal_task: RehearsalTaskTable;
  room_link: RoomLinkTable;
  room_night: RoomNightTable;
  room_place: RoomPlaceTable;
  room_refusal: RoomRefusalTable;
  room_release: RoomReleaseTable;
  room_type: RoomTypeTable;
  sandbox_message: SandboxMessageTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
  saved_view: SavedViewTable;
  scan: ScanTable;
  scan_double: ScanDoubleTable;
  scan_kept: ScanKeptTable;
  share: ShareTable;
  share_code: ShareCodeTable;
  shared_order: SharedOrderTable;
  shared_part: SharedPartTable;
  sheet_import: SheetImportTable;
  sheet_import_mend: SheetImportMendTable;
  sheet_import_row: SheetImportRowTable;
  sign_on_attempt: SignOnAttemptTable;
  sign_on_provider: SignOnProviderTable;
  society: SocietyTable;
  society_document_key: SocietyDocumentKeyTable;
  speaker_agreement: SpeakerAgreementTable;
  speaker_bank: SpeakerBankTable;
  speaker_chain: SpeakerChainTable;
  speaker_correction: SpeakerCorrectionTable;
  speaker_document: SpeakerDocumentTable;
  speaker_invitation: SpeakerInvitationTable;
  speaker_leg: SpeakerLegTable;
  speaker_link: SpeakerLinkTable;
  speaker_pickup: SpeakerPickupTable;
  speaker_receipt: SpeakerReceiptTable;
  speaker_settings: SpeakerSettingsTable;
  speaker_signature: SpeakerSignatureTable;
  speaker_slides: SpeakerSlidesTable;
  speaker_slides_piece: SpeakerSlidesPieceTable;
  speaker_slides_upload: SpeakerSlidesUploadTable;
  speaker_statement: SpeakerStatementTable;
  speaker_statement_text: SpeakerStatementTextTable;
  speaker_stay: SpeakerStayTable;
  speaker_template: SpeakerTemplateTable;
  speaker_template_text: SpeakerTemplateTextTable;
  sponsor_level: SponsorLevelTable;
  staff_challenge: StaffChallengeTable;
  staff_grant: StaffGrantTable;
  staff_link: StaffLinkTable;
  staff_member: StaffMemberTable;
  staff_passkey: StaffPasskeyTable;
  staff_recovery: StaffRecoveryTable;
  staff_sign_on: StaffSignOnTable;
  staff_totp: StaffTotpTable;
  stamp: StampTable;
  stamp_given: StampGivenTable;
  stand_extra: StandExtraTable;
  stand_order: StandOrderTable;
  stand_order_line: StandOrderLineTable;
  stock: StockTable;
  stored_file: StoredFileTable;
  survey: SurveyTable;
  survey_answer: SurveyAnswerTable;
  survey_done: SurveyDoneTable;
  talk: TalkTable;
  task: TaskTable;
  task_row: TaskRowTable;
  ticket: TicketTable;
  topic: TopicTable;
  usage_event: UsageEventTable;
  video: VideoTable;
  video_category: VideoCategoryTable;
  video_position: VideoPositionTable;
  waiting_entry: WaitingEntryTable;
  watch_interval: WatchIntervalTable;
  web_page: WebPageTable;
  webhook_attempt: WebhookAttemptTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_event: WebhookEventTable;
}

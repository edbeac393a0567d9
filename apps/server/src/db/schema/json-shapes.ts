import type { FormField } from '@meetingapp/contract/forms.ts';
import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import type { ArchiveFaultReason, ArchiveSummary } from '@meetingapp/contract/conference/archive.ts';
import type { BankAccount } from '@meetingapp/contract/conference/console.ts';
import type { BadgeLayouts, BadgeRoles } from '@meetingapp/contract/checkin/badge.ts';
import type { Part, Programme, ProgrammePiece } from '@meetingapp/contract/agenda/programme.ts';
import type { CertificateFacts } from '@meetingapp/contract/certificates/certificate.ts';
import type { CertificateRule } from '@meetingapp/contract/certificates/console.ts';
import type { CreditCaseFacts, EvidenceRow } from '@meetingapp/contract/credits/credit.ts';
import type { CreditRules } from '@meetingapp/contract/credits/rule.ts';
import type { UploadColumn } from '@meetingapp/contract/credits/upload.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { ConsoleMeeting } from '@meetingapp/contract/exhibition/department.ts';
import type { Stand } from '@meetingapp/contract/exhibition/stand.ts';
import type { ItemContent, Question } from '@meetingapp/contract/exam/item.ts';
import type { Arrangement, Candidate } from '@meetingapp/domain/exam/paper.ts';
import type { SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import type { TaskChange } from '@meetingapp/contract/speakers/task.ts';
import type { AskedTask } from '@meetingapp/domain/speakers/tasks.ts';
import type { DrawFallback, DrawSource } from '@meetingapp/contract/lottery/draw.ts';
import type { DrawRules, LeftOut } from '@meetingapp/contract/lottery/console.ts';
import type { Audience } from '@meetingapp/contract/messages/mailing.ts';
import type { ChangePart } from '@meetingapp/domain/messages/parts.ts';
import type { MailingRates } from '@meetingapp/domain/messages/delivery.ts';
import type { MailingTexts } from '@meetingapp/domain/messages/placeholders.ts';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';
import type { GateCheck } from '@meetingapp/contract/rehearsal/run.ts';
import type { ErrorName } from '@meetingapp/contract/errors.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { AbstractPart, AbstractSection } from '@meetingapp/contract/papers/paper.ts';
import type { ShowWhen } from '@meetingapp/contract/registration/form.ts';
import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import type { PaperFault } from '@meetingapp/domain/papers/import-paper.ts';
import type { ImportedField } from '@meetingapp/domain/papers/import-plan.ts';
import type { Exchange } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import type { ImportItem, ImportNote, ItemFault } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { ChangePolicy } from '@meetingapp/domain/registration/change-policy.ts';
import type { NightPrices } from '@meetingapp/domain/hotel/night-price.ts';
import type { Prices } from '@meetingapp/domain/registration/fees/prices.ts';
import type { SheetChange, SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import type { FeeRule } from '@meetingapp/domain/registration/fees/rule.ts';

export type {
  ArchiveSummary,
  GateCheck,
  RehearsalFigures,
  RehearsalPlan,
  ImportedField,
  PaperFault,
  BadgeLayouts,
  BadgeRoles,
  AbstractPart,
  AbstractSection,
  Answer,
  Arrangement,
  Audience,
  BankAccount,
  Candidate,
  ExamRules,
  SurveyItem,
  ItemContent,
  Layout,
  NightPrices,
  Prices,
  Question,
  Stand,
  Bilingual,
  CertificateFacts,
  CertificateRule,
  CreditCaseFacts,
  CreditRules,
  UploadColumn,
  EvidenceRow,
  MailingRates,
  MailingTexts,
  Programme,
  ProgrammeChange,
  ProgrammePiece,
  ChangePart,
  ChangePolicy,
  DrawFallback,
  DrawRules,
  DrawSource,
  LeftOut,
  Exchange,
  ImportItem,
  ImportNote,
  ItemFault,
  FeeRule,
  FlowSettings,
  FormField,
  SheetChange,
  SheetFault,
  ShowWhen,
  TaskChange,
  AskedTask,
};

/** Column `checkin_point.opens`: ISO 8601 in UTC, half open. */
export interface StoredSpan {
  from: string;
  until: string;
}

/** Column `conference.contacts`: people to call. */
export interface StoredContact {
  name: Bilingual;
  duty: Bilingual;
  phone: string;
  email: string;
}

/** Column `conference.emergency`: places of help, and numbers to call. */
export interface StoredEmergency {
  kind: 'firstAid' | 'hospital' | 'exit' | 'number' | 'other';
  title: Bilingual;
  text: Bilingual;
  phone: string;
  lat: number | null;
  lng: number | null;
}

/** Column `conference.refund_policy`: percent refunded until a number of days before the first day. */
export interface RefundStep {
  untilDaysBefore: number;
  percent: number;
}

/** Column `form_field.options`: the value is stored, the labels are shown. */
export interface StoredOption {
  value: string;
  zh: string;
  en: string;
}

/** Column `form_field.settings`. */
export type StoredSettings = NonNullable<FormField['settings']>;

/** Column `registration.answers`: by field code; several choices are joined by |. */
export type StoredAnswers = Record<string, string>;

/** Column `web_page.entries`: items of a special topic. */
export interface StoredEntry {
  kind: 'session' | 'article' | 'person';
  id: number;
}

/** Column `video.chapters`, by time; `at` in milliseconds from the beginning. */
export interface StoredChapter {
  at: number;
  title: Bilingual;
  /** The talk of the programme that the chapter shows. */
  talkId: number | null;
}

/** Column `video.captions`: WebVTT. */
export interface StoredCaption {
  /** BCP 47. */
  language: string;
  label: string;
  /** File in the video's folder, such as `zh.vtt`; captions are served like the film. */
  file: string;
}

/** Columns `content` of `home`, `home_draft` and `home_version`: content of a conference's home, written by staff. */
export interface HomeContent {
  subtitle: Bilingual;
  skin: Record<string, string>;
  banners: { title: Bilingual; image: string | null; to: string }[];
  tiles: {
    key: string;
    title: Bilingual;
    icon: string;
    /** Drawn in place of the icon; absent in homes stored before it existed. */
    image?: string | null;
    to: string;
    badge: Bilingual;
    roles: ('visitor' | 'attendee' | 'speaker' | 'exhibitor' | 'member')[];
    from: string | null;
    until: string | null;
  }[];
  facts: { figure: string; label: Bilingual }[];
  sponsors: { name: Bilingual; tier: Bilingual; logo: string | null }[];
  newsColumns: number[];
  exhibitors: { name: Bilingual; field: Bilingual; booth: string; to: string; logo: string | null }[];
  levels: {
    name: Bilingual;
    width: number | null;
    depth: number | null;
    /** Price of a square metre of a booth in the smallest unit. */
    rate?: number | null;
    areas: {
      label: string;
      name: Bilingual;
      kind: 'hall' | 'booth' | 'service' | 'entrance' | 'lift' | 'stairs';
      hall: number | null;
      x: number;
      y: number;
      w: number;
      h: number;
    }[];
  }[];
  rooms: { hall: string; title: Bilingual; state: 'live' | 'later' | 'replay' | 'ended'; to: string }[];
  views: {
    id: number;
    title: Bilingual;
    kind: 'text' | 'list' | 'link' | 'file';
    html: Bilingual;
    items: { title: Bilingual; text: Bilingual; to: string }[];
    to: string;
  }[];
  popup: {
    id: number;
    title: Bilingual;
    html: Bilingual;
    image: string | null;
    to: string;
    showSecond: boolean;
  } | null;
  /** By template: its blocks in the organiser's order, and those that are hidden; absent in homes stored before it existed. */
  blocks?: { template: number; order: string[]; hidden: string[] }[];
}

/** Column `task_row.refusal`: why this row failed. */
export interface TaskRefusal {
  refused: ErrorName;
  faults?: { field: string; reason: string; label?: string; limit?: number | string; value?: string }[];
}

/** Column `invoice_result.rows`: one row of the tax office's file. */
export interface InvoiceResultRow {
  row: number;
  serial: string;
  number: string;
  day: string | null;
  amount: number | null;
  title: string;
  remark: string;
}

/** Column `registration_change.stay`: the stay after the change. */
export interface StoredStay {
  roomTypeId: number;
  checkIn: string;
  checkOut: string;
  part: 'room' | 'bed';
  gender: '' | 'male' | 'female';
  mate: string;
}

/** Column `registration_change.extras`: what is added of each extra. */
export interface StoredExtra {
  extraId: number;
  quantity: number;
}

/** Column `bank_statement.rows`: one line of a bank statement; `fault`: it cannot be read. */
export interface BankRow {
  number: number;
  day: string | null;
  /** Fen. */
  amount: number;
  payer: string;
  remark: string;
  /** Identifies the line, so that it is booked once. */
  key: string;
  /** True: it cannot be read, or was left out. */
  fault: boolean;
  /** Of the amount; absent: that of the statement. */
  currency?: string;
  /** Why it cannot be read; `field` is the meaning of the column. Absent: read before reasons were kept. */
  faults?: SheetFault[];
}

/** A line of a bank statement as the bank wrote it. */
export interface BankLine {
  number: number;
  cells: string[];
  /** Cells that the file itself spoils, by position. */
  broken: { at: number; reason: 'cell_formula' | 'cell_unreadable' }[];
}

/** A cell of a bank statement that staff typed, in the order of the first cell of each line. */
export interface BankMend {
  number: number;
  position: number;
  text: string;
  staffId: number;
  /** ISO format. */
  at: string;
}

/** Columns `kept`: what an exchange file contains about an item and the tables have no column for; exported again unchanged. */
export type StoredState = Record<string, unknown>;

/** Column `paper_call.criteria`: what reviewers score from 1 to 10, and its weight. */
export interface ReviewCriterion {
  code: string;
  name: Bilingual;
  weight: number;
}

/** The session or talk that a row of an import became, and its values before; null: it did not exist. */
export interface ImportedItem {
  table: 'programme_session' | 'talk';
  id: number;
  version: number;
  before: {
    row: Record<string, unknown>;
    parts: Part[];
    materials: { title: Bilingual; address: string; size: number | null; read_only?: boolean }[];
  } | null;
}

/** Columns `paper_import.mends` and `programme_import.mends`: a corrected cell of a sheet, its column from 0. */
export interface SheetMend {
  number: number;
  position: number;
  text: string;
}

/** A file or address of a department meeting. */
export type DepartmentMaterial = ConsoleMeeting['materials'][number];

/** Column `conference_archive.faults`: what is wrong, in which entry and line of the archive; line 0: in the entry as a whole. */
export interface ArchiveFault {
  reason: ArchiveFaultReason;
  entry: string;
  line: number;
  /** The column, value or constraint. */
  value: string;
}

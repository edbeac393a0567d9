import type { ProgrammeChange } from '@meetingapp/contract/agenda-console.ts';
import type { Part, Programme, ProgrammePiece } from '@meetingapp/contract/agenda-programme.ts';
import type { ErrorName } from '@meetingapp/contract/errors.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { AbstractPart, AbstractSection } from '@meetingapp/contract/papers-paper.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import type { FlowSettings, ShowWhen } from '@meetingapp/contract/registration.ts';
import type { PaperFault } from '@meetingapp/domain/papers/import-paper.ts';
import type { ImportFate } from '@meetingapp/contract/tasks-import.ts';
import type { ImportedField } from '@meetingapp/domain/papers/import-plan.ts';
import type { Exchange } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import type { ImportItem, ItemFault } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { ChangePolicy } from '@meetingapp/domain/registration/change-policy.ts';
import type { ImportChange } from '@meetingapp/domain/registration/import/fate.ts';
import type { ImportFault } from '@meetingapp/domain/registration/import/fault.ts';
import type { FeeRule } from '@meetingapp/domain/registration/fees/rule.ts';

export type {
  AbstractPart,
  AbstractSection,
  Bilingual,
  Programme,
  ProgrammeChange,
  ProgrammePiece,
  ChangePolicy,
  Exchange,
  ImportItem,
  ItemFault,
  FeeRule,
  FlowSettings,
  FormField,
  ImportChange,
  ImportFault,
  ShowWhen,
};

/** Column `conference.contacts`: whom to call. */
export interface StoredContact {
  name: Bilingual;
  duty: Bilingual;
  phone: string;
  email: string;
}

/** Column `conference.emergency`: where help is, and whom to call. */
export interface StoredEmergency {
  kind: 'firstAid' | 'hospital' | 'exit' | 'number' | 'other';
  title: Bilingual;
  text: Bilingual;
  phone: string;
  lat: number | null;
  lng: number | null;
}

/** Column `conference.refund_policy`: the share given back until so many days before the first day. */
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

/** Column `registration.answers`: by field code, several choices joined by |. */
export type StoredAnswers = Record<string, string>;

/** Column `web_page.entries`: what belongs to a special topic. */
export interface StoredEntry {
  kind: 'session' | 'article' | 'person';
  id: number;
}

/** Column `video.chapters`, by time; `at` in milliseconds from the beginning. */
export interface StoredChapter {
  at: number;
  title: Bilingual;
  /** The talk of the programme it shows. */
  talkId: number | null;
}

/** Column `video.captions`: WebVTT. */
export interface StoredCaption {
  /** BCP 47. */
  language: string;
  label: string;
  /** In the video's folder, such as `zh.vtt`: captions are given out as the film is. */
  file: string;
}

/** Column `home.content`: what staff put on a conference's home. */
export interface HomeContent {
  subtitle: Bilingual;
  skin: Record<string, string>;
  banners: { title: Bilingual; image: string | null; to: string }[];
  tiles: {
    key: string;
    title: Bilingual;
    icon: string;
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
}

/** Column `task_row.refusal`: why this row could not be done. */
export interface TaskRefusal {
  refused: ErrorName;
  faults?: { field: string; reason: string; label?: string; limit?: number | string }[];
}

/** Column `invoice_result.rows`: what a row of the tax office's file says. */
export interface InvoiceResultRow {
  row: number;
  serial: string;
  number: string;
  day: string | null;
  amount: number | null;
  title: string;
  remark: string;
}

/** Column `registration_change.stay`: the stay that a change leads to. */
export interface StoredStay {
  roomTypeId: number;
  checkIn: string;
  checkOut: string;
  part: 'room' | 'bed';
  gender: '' | 'male' | 'female';
  mate: string;
}

/** Column `bank_statement.rows`: one line of a bank's statement; `fault`: it cannot be read. */
export interface BankRow {
  number: number;
  day: string | null;
  /** Fen. */
  amount: number;
  payer: string;
  remark: string;
  /** What it is known by: counted once. */
  key: string;
  fault: boolean;
}

/** Columns `kept`: what an exchange file says of an item and we have no place for; given back when it is exported. */
export type Kept = Record<string, unknown>;

/** Column `paper_call.criteria`: what reviewers score from 1 to 10, and how much it counts. */
export interface ReviewCriterion {
  code: string;
  name: Bilingual;
  weight: number;
}

/** Which session or talk a row of an import is now, and what it was before; null: there was none. */
export interface BroughtItem {
  table: 'programme_session' | 'talk';
  id: number;
  version: number;
  before: {
    row: Record<string, unknown>;
    parts: Part[];
    materials: { title: Bilingual; address: string; size: number | null; read_only?: boolean }[];
  } | null;
}

/** Column `paper_import.rows`: what the dry run found of a paper. */
export interface PaperImportRecord {
  number: number;
  externalId: string;
  label: string;
  fate: ImportFate;
  changed: ImportedField[];
  faults: PaperFault[];
}

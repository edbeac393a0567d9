import type { ProgrammeRole, SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { StoredState, SchedulePerson } from './schedule.ts';

/** A text in the languages the file contains; the other language is left unchanged. */
export type PartlyBilingual = Partial<Bilingual>;

export interface ImportPerson {
  name: string;
  /** The person's number in this app, from a sheet; null where the file has none. */
  id: number | null;
  /** Tells people of the same name apart; empty where the file has none. */
  affiliation: string;
  /** Null: unchanged, or speaker for a new part. */
  role: ProgrammeRole | null;
  biography: PartlyBilingual;
  kept: SchedulePerson | null;
}

/** One row of an import, which becomes a session or a talk. */
export interface ImportItem {
  /** Line of the sheet, or position in the document. */
  number: number;
  label: string;
  /** Importing the same guid again replaces the item. Null: the sheet has none; the item is matched by its content. */
  guid: string | null;
  /** `event`: a session, or the talk that already has this guid. */
  item: 'event' | 'session' | 'talk';
  /** For a talk in a sheet: the guid of its session. */
  under: string | null;
  kind: SessionKind;
  title: PartlyBilingual;
  /** Introduction of a session, abstract of a talk. */
  text: PartlyBilingual;
  sponsor: PartlyBilingual;
  /** UTC; null: a talk with no time set. */
  from: string | null;
  to: string | null;
  minutes: number;
  /** Empty: no hall. */
  hall: PartlyBilingual;
  topics: string[];
  people: ImportPerson[];
  /** Null: existing materials remain. */
  materials: { title: string; address: string }[] | null;
  kept: StoredState | null;
}

export interface ItemFault {
  field: string;
  reason: string;
  limit?: number | string;
  value?: string;
}

/** What staff should know of a row before it is imported. */
export type ImportNote =
  | { kind: 'new_hall' | 'new_topic'; name: string }
  /** `others`: people of the same name who are somebody else; empty when there are none. */
  | { kind: 'new_person'; name: string; others: string }
  | { kind: 'outside_dates' }
  /** The hall or person is needed by another session at the same time, from and to in UTC. */
  | { kind: 'clash_hall' | 'clash_person'; name: Bilingual; other: Bilingual; from: string; to: string }
  /** A talk beyond the time of its session. */
  | { kind: 'clash_outside' };

/** `cells`: of a line of a sheet. */
export type ReadItem = { item: ImportItem; faults: ItemFault[]; cells?: string[] };

/** Assigns a text to the language its script suggests. */
export const partlyBilingual = (text: string): PartlyBilingual =>
  text === '' ? {} : /\p{Script=Han}/u.test(text) ? { zh: text } : { en: text };

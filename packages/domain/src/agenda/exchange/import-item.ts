import type { ProgrammeRole, SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { StoredState, SchedulePerson } from './schedule.ts';

/** A text in the languages the file contains; the other language is left unchanged. */
export type PartlyBilingual = Partial<Bilingual>;

export interface ImportPerson {
  name: string;
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
  limit?: number;
}

export type ReadItem = { item: ImportItem; faults: ItemFault[] };

/** Assigns a text to the language its script suggests. */
export const partlyBilingual = (text: string): PartlyBilingual =>
  text === '' ? {} : /\p{Script=Han}/u.test(text) ? { zh: text } : { en: text };

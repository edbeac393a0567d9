import type { ProgrammeRole, SessionKind } from '@meetingapp/contract/agenda-programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Kept, SchedulePerson } from './schedule.ts';

/** A text in the languages in which the file says it; the other language stays as it is. */
export type SaidIn = Partial<Bilingual>;

export interface ImportPerson {
  name: string;
  /** Null: as before, or a speaker. */
  role: ProgrammeRole | null;
  biography: SaidIn;
  kept: SchedulePerson | null;
}

/** One row of an import: what is to become a session or a talk. */
export interface ImportItem {
  /** Line of the sheet, or place in the document. */
  number: number;
  label: string;
  /** Imported again, it takes the place of the earlier one. Null: the sheet has none, and it is known by what it says. */
  guid: string | null;
  /** `event`: a session, or the talk that has this guid. */
  item: 'event' | 'session' | 'talk';
  /** Of a talk in a sheet: the guid of its session. */
  under: string | null;
  kind: SessionKind;
  title: SaidIn;
  /** Introduction of a session, abstract of a talk. */
  text: SaidIn;
  sponsor: SaidIn;
  /** UTC; null: a talk without a time of its own. */
  from: string | null;
  to: string | null;
  minutes: number;
  /** Empty: none yet. */
  hall: SaidIn;
  topics: string[];
  people: ImportPerson[];
  /** Null: those that are there stay. */
  materials: { title: string; address: string }[] | null;
  kept: Kept | null;
}

export interface ItemFault {
  field: string;
  reason: string;
  limit?: number;
}

export type ReadItem = { item: ImportItem; faults: ItemFault[] };

/** In the language that a name without any other sign is in. */
export const saidIn = (text: string): SaidIn =>
  text === '' ? {} : /\p{Script=Han}/u.test(text) ? { zh: text } : { en: text };

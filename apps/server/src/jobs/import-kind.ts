import type { StaffRole } from '@meetingapp/contract/call.ts';
import type { SheetOutcome } from '@meetingapp/contract/tasks/import.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { SheetChange, SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import type { Database } from '../db/connection/database.ts';
import type { DatabaseTransaction } from '../db/connection/transaction.ts';
import type { TaskRefusal } from '../db/schema/json-shapes.ts';

/** Every kind of list that is imported by the shared steps: file, columns, dry run, import, undo. */
export type SheetKind =
  | 'exam.items'
  | 'fees.codes'
  | 'hotel.inventory'
  | 'hotel.numbers'
  | 'members'
  | 'registration'
  | 'speakers.agency';

/** A possible meaning of a column. */
export interface KindTarget {
  id: string;
  /** Recognised titles in every language, most specific first. */
  names: readonly string[];
  label: string;
  required: boolean;
  /** Absent: a question of the entry; false: offered among the columns of the list itself. */
  question?: boolean;
  /** True: barred to those who may not record payments. */
  money?: boolean;
  /** False: not a column of the example. */
  inExample?: boolean;
  /** The words that a cell can have, as a fault names them. */
  choices?: string;
}

/** Where a list goes, and who imports it. */
export interface ImportPlace {
  conferenceId: number;
  /** What the list belongs to within the conference. */
  about: number | null;
  staffId: number;
  language: Language;
  /** True when the caller may record payments. */
  movesMoney: boolean;
  /** Meaning of each column. */
  columns: readonly (string | null)[];
  now: Date;
}

export interface SheetLine {
  number: number;
  cells: readonly string[];
}

/** Outcome of a line, without the other lines of the file. */
export interface LineOutcome {
  name: string;
  fate: Exclude<SheetOutcome, 'remove'>;
  faults: SheetFault[];
  changes: SheetChange[];
  /** Lines with a key in common are the same entry: the later one is wrong. */
  keys: string[];
  /** Uses what the line needs and there is only so much of, such as places; called once, for a line that is right. A fault: none is left. */
  use?: () => SheetFault | null;
}

export interface LineValidator {
  /** Some lines of the file, in its order. */
  lines: (lines: readonly SheetLine[]) => LineOutcome[] | Promise<LineOutcome[]>;
  /** Entries that the file leaves out, to be removed; after all lines. */
  leftOut?: (
    keys: ReadonlySet<string>,
    wrong: readonly SheetLine[],
  ) => { name: string; cells: string[]; keys: string[] }[];
}

export interface AppliedLine {
  refusal: TaskRefusal | null;
  /** What the line did, for its undo. */
  done?: object;
}

/** What comes of a row that is not written, because it says what is there or is wrong; null: it is to be written. */
export function unwritten(row: { fate: SheetOutcome; faults: readonly SheetFault[] }): AppliedLine | null {
  if (row.fate === 'same') return { refusal: null };
  return row.fate === 'wrong' ? { refusal: { refused: 'answers_invalid', faults: [...row.faults] } } : null;
}

/** A line that was applied. */
export interface DoneLine {
  number: number;
  fate: SheetOutcome;
  done: Readonly<Record<string, unknown>>;
}

/** A changed value as text. */
export type ValueText = (field: string, value: string) => string;

/** The roles of a member of staff; `conferenceId` null: in every conference. */
export type Grants = readonly { role: StaffRole; conferenceId: number | null }[];

/** What one kind of list adds to the shared steps. */
export interface ImportKind {
  kind: SheetKind;
  /** The target whose cell names a row. */
  named: string;
  /** True when entries that the file leaves out can be removed. */
  canReplace: boolean;
  /** True when this place of the list exists. */
  exists: (db: Database, place: Pick<ImportPlace, 'conferenceId' | 'about'>) => Promise<boolean>;
  targets: (db: Database, conferenceId: number, language: Language) => Promise<KindTarget[]>;
  /** A title as it is compared with the names of the targets; absent: without what stands in brackets. */
  titleOf?: (title: string) => string;
  /** Lines as examples: cells by target. */
  examples: (
    db: Database,
    conferenceId: number,
    language: Language,
  ) => Promise<readonly Readonly<Record<string, string>>[]>;
  /** Changed values as texts; absent: they are texts already. */
  valueText?: (db: Database, conferenceId: number, language: Language) => Promise<ValueText>;
  /** Whether a member of staff may record payments; absent: the list has none. */
  movesMoney?: (conferenceId: number, grants: Grants) => boolean;
  /** The fault of a line that is the same entry as an earlier one; absent: `row_twice`. */
  repeated?: Pick<SheetFault, 'field' | 'reason'>;
  /** Lines in one transaction, whose locks are held until its end; absent: 500. */
  together?: number;
  /** File names, and the title of the column of reasons. */
  words: (language: Language) => { template: string; failedFile: string; reason: string };
  /** Reads what is there. `of`: only what these lines need; undefined: for the whole file. Null: there is nothing to import into. */
  judge: (db: Database, place: ImportPlace, of?: readonly SheetLine[]) => Promise<LineValidator | null>;
  /** Writes lines as the dry run announced them; a refused line writes nothing. */
  apply: (
    transaction: DatabaseTransaction,
    place: ImportPlace,
    lines: readonly (SheetLine & { fate: SheetOutcome; keys: readonly string[] })[],
  ) => Promise<AppliedLine[]>;
  /** Undoes lines, the last first; what was changed since stays. */
  undo: (
    transaction: DatabaseTransaction,
    place: ImportPlace,
    lines: readonly DoneLine[],
  ) => Promise<(TaskRefusal | null)[]>;
}

export const defineImport = (kind: ImportKind): ImportKind => kind;

import type { Call } from '@meetingapp/contract/call.ts';
import type { ReactNode } from 'react';
import type { SheetImportCalls } from '@meetingapp/contract/tasks/import.ts';

/** Texts of one kind of list. */
export interface ImportWords {
  title: string;
  /** Which list, of a kind of which there are several. */
  of?: string;
  back: string;
  /** Below the area for the file: accepted files, and what a row is. */
  hint: string;
  /** To be chosen before the file, below the area for it. */
  source?: ReactNode;
  /** How rows find what is there already. */
  match: string;
  /** Why some columns cannot be chosen; empty: all can. */
  barred: string;
  /** Names of the two groups of columns; empty: one group. */
  groups: readonly [questions: string, parts: string] | null;
  newText: string;
  applyText: (counts: { count: number; fresh: number; change: number; remove: number; wrong: number }) => string;
  undoText: string;
  /** Leads to what was imported. */
  list: string;
}

/** One kind of list, imported by the shared steps. */
export interface ImportList {
  cid: number;
  /** What the list belongs to within the conference. */
  about: number | null;
  calls: SheetImportCalls;
  words: ImportWords;
  leave: () => void;
  /** Calls whose answers an import changes. */
  changes: readonly Call[];
}

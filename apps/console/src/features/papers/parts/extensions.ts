import type { ConsolePaper } from '@meetingapp/contract/papers-console.ts';
import type { ComponentType } from 'react';

export interface ChosenPapers {
  cid: number;
  /** Ticked in the list. */
  ids: readonly number[];
  /** They are done: nothing is ticked any more. */
  done: () => void;
}

export interface OpenPaper {
  cid: number;
  paper: ConsolePaper;
}

/** What can be done with ticked papers, in the foot of the list. Without any, nothing can be ticked. */
export const actsOnChosen: readonly ComponentType<ChosenPapers>[] = [];

/** What else is said of a paper in its pane, before its history. */
export const paneParts: readonly ComponentType<OpenPaper>[] = [];

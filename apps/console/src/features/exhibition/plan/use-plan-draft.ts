import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { planCalls } from '@meetingapp/contract/exhibition/plan.ts';
import { halvesOf, nextLabel, overlap, shifted, type PlannedBooth } from '@meetingapp/domain/exhibition/booth-plan.ts';
import { useState } from 'react';

export type Plan = AnswerOf<typeof planCalls.plan>;

/** States kept for undo. */
const MOST_STEPS = 100;
/** Side of a new booth, in percent. */
const SIDE = 8;

export interface PlanDraft {
  booths: readonly PlannedBooth[];
  /** The chosen booth by its place in `booths`; -1: none. */
  chosen: number;
  changed: boolean;
  mayUndo: boolean;
  choose: (at: number) => void;
  undo: () => void;
  /** Changes one booth; steps of the same kind on the same booth are undone together. */
  set: (at: number, part: Partial<PlannedBooth>, kind: string) => void;
  shift: (at: number, by: { x: number; y: number }, how: 'move' | 'size') => void;
  split: (at: number, how: 'across' | 'down') => void;
  add: (level: number) => void;
  remove: (at: number) => void;
}

interface History {
  booths: readonly PlannedBooth[];
  before: readonly (readonly PlannedBooth[])[];
  /** What the last step was, so that keystrokes on one booth are one step. */
  last: string;
}

const initial = (plan: Plan): PlannedBooth[] =>
  plan.levels.flatMap(({ booths }, level) =>
    booths.map(({ label, x, y, w, h }) => ({ was: label, label, level, x, y, w, h })),
  );

/** A free spot of a level, row by row; the corner when there is none. */
function freeSpot(booths: readonly PlannedBooth[], level: number): Pick<PlannedBooth, 'x' | 'y' | 'w' | 'h'> {
  const own = booths.filter((one) => one.level === level);
  const spots = Array.from({ length: 121 }, (_spot, at) => ({
    x: 2 + (at % 11) * 9,
    y: 2 + Math.floor(at / 11) * 9,
    w: SIDE,
    h: SIDE,
  }));
  const free = spots.find(
    (spot) => spot.x + SIDE <= 100 && spot.y + SIDE <= 100 && !own.some((one) => overlap(one, spot)),
  );
  return free ?? { x: 0, y: 0, w: SIDE, h: SIDE };
}

/** The booths while they are edited, with undo. */
export function usePlanDraft(plan: Plan): PlanDraft {
  const [history, setHistory] = useState<History>({ booths: initial(plan), before: [], last: '' });
  const [chosen, setChosen] = useState(-1);
  const { booths, before } = history;
  const labels = booths.map(({ label }) => label);

  function step(next: readonly PlannedBooth[], kind: string): void {
    setHistory((now) => ({
      booths: next,
      before: kind !== '' && kind === now.last ? now.before : [...now.before, now.booths].slice(-MOST_STEPS),
      last: kind,
    }));
  }
  const set: PlanDraft['set'] = (at, part, kind) =>
    step(
      booths.map((booth, place) => (place === at ? { ...booth, ...part } : booth)),
      kind === '' ? '' : `${kind}.${at}`,
    );
  return {
    booths,
    chosen,
    changed: JSON.stringify(booths) !== JSON.stringify(initial(plan)),
    mayUndo: before.length > 0,
    choose: setChosen,
    undo: () => {
      setHistory((now) => ({ booths: now.before.at(-1) ?? now.booths, before: now.before.slice(0, -1), last: '' }));
      setChosen(-1);
    },
    set,
    shift: (at, by, how) => {
      const booth = booths[at];
      if (booth) set(at, shifted(booth, by, how), how);
    },
    split: (at, how) => {
      const booth = booths[at];
      const halves = booth && halvesOf(booth, how);
      if (!booth || !halves) return;
      const [first, second] = halves;
      const added = { ...booth, ...second, was: null, label: nextLabel(booth.label, labels) };
      step([...booths.map((one, place) => (place === at ? { ...one, ...first } : one)), added], '');
      setChosen(booths.length);
    },
    add: (level) => {
      const label = nextLabel('N', labels);
      step([...booths, { was: null, label, level, ...freeSpot(booths, level) }], '');
      setChosen(booths.length);
    },
    remove: (at) => {
      step(
        booths.filter((_booth, place) => place !== at),
        '',
      );
      setChosen(-1);
    },
  };
}

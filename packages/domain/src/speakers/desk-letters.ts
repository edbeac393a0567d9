import type { NextStep, TaskState } from '@meetingapp/contract/speakers/task.ts';

interface ChosenTask {
  id: number;
  state: TaskState;
  invited: boolean;
}

/** `invited` and `reminded` ask for a reply to tasks; `missing` names what else is awaited. */
export type DeskLetter =
  | { kind: 'invited' | 'reminded'; ids: number[] }
  | { kind: 'missing'; ids: number[]; steps: readonly NextStep[] };

/**
 * The one letter to a person about the tasks that staff chose: a reply is asked for first; without tasks that wait for one, what else
 * is missing. Null: nothing is.
 */
export function deskLetter(tasks: readonly ChosenTask[], steps: readonly NextStep[]): DeskLetter | null {
  const waiting = tasks.filter(({ state }) => state === 'none');
  if (waiting.length > 0)
    return { kind: waiting.some(({ invited }) => !invited) ? 'invited' : 'reminded', ids: waiting.map(({ id }) => id) };
  const taken = tasks.filter(({ state }) => state === 'accepted');
  if (taken.length === 0 || steps.every(({ step }) => step === 'reply')) return null;
  return { kind: 'missing', ids: taken.map(({ id }) => id), steps };
}

import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { RejectReason, speakerCalls, TaskState } from '@meetingapp/contract/speakers/task.ts';
import { cardTime, type CardTime } from '@meetingapp/domain/speakers/task-clashes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

export type Task = AnswerOf<typeof speakerCalls.tasks>['tasks'][number];
export type Clash = AnswerOf<typeof speakerCalls.tasks>['clashes'][number];
export type TaskFilter = TaskState | 'all';

export interface Rejection {
  reason: RejectReason | null;
  words: string;
  suggestion: string;
}

interface TaskDay {
  /** YYYY-MM-DD in the zone of the conference. */
  day: string;
  tasks: Task[];
}

const dayOf = (instant: string, zone: string): string => clockIn(zone, new Date(instant)).slice(0, 10);

/** Tasks by day, in the order of time. */
export function daysOf(tasks: readonly Task[], zone: string): TaskDay[] {
  const days = new Map<string, Task[]>();
  for (const task of tasks) {
    const day = dayOf(task.from, zone);
    days.set(day, [...(days.get(day) ?? []), task]);
  }
  return [...days].map(([day, own]) => ({ day, tasks: own }));
}

const DAY_MS = 86_400_000;

/** Days from today to a day; negative: past. */
export const daysAhead = (day: string, now: number, zone: string): number =>
  Math.round(
    (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${clockIn(zone, new Date(now)).slice(0, 10)}T00:00:00Z`)) / DAY_MS,
  );

export const countStates = (tasks: readonly Task[]): Record<TaskFilter, number> => ({
  all: tasks.length,
  none: tasks.filter(({ state }) => state === 'none').length,
  accepted: tasks.filter(({ state }) => state === 'accepted').length,
  rejected: tasks.filter(({ state }) => state === 'rejected').length,
});

/** What a card says about its time: nothing on earlier days, whose heading says it. */
export function timeOnCard(task: Task, now: number, zone: string): CardTime | null {
  const time = cardTime(task, now);
  return time === 'future' && daysAhead(dayOf(task.from, zone), now, zone) > 0 ? null : time;
}

/** Clashes of a task with one that stands before it in the list; `next`: directly before it. */
export function clashesBefore(
  task: Task,
  before: readonly Task[],
  clashes: readonly Clash[],
): { clash: Clash; with: Task; next: boolean }[] {
  return clashes.flatMap((clash) => {
    const otherId = clash.one === task.id ? clash.other : clash.other === task.id ? clash.one : null;
    const at = before.findIndex(({ id }) => id === otherId);
    const other = before[at];
    return other ? [{ clash, with: other, next: at === before.length - 1 }] : [];
  });
}

/** Who asks about their own data. */
export interface PersonOf {
  cid: string | number;
  linkKey: string | null;
}

/** Which square of a picture is cut out: how much it is enlarged, and where it lies, all in percent. */
export interface CropPlace {
  zoom: number;
  left: number;
  top: number;
}

/** Side of the square in pixels of the picture. */
export const cropSide = (picture: { width: number; height: number }, { zoom }: CropPlace): number =>
  (Math.min(picture.width, picture.height) * 100) / zoom;

/** The place after the picture was dragged by a part of the square's side: to the right, the square goes to the left. */
export function draggedCrop(
  picture: { width: number; height: number },
  place: CropPlace,
  moved: { x: number; y: number },
): CropPlace {
  const side = cropSide(picture, place);
  const after = (at: number, length: number, by: number): number =>
    length - side < 1 ? at : Math.min(100, Math.max(0, at - (by * side * 100) / (length - side)));
  return { ...place, left: after(place.left, picture.width, moved.x), top: after(place.top, picture.height, moved.y) };
}

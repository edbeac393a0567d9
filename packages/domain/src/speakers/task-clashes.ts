import type { TaskClash, TaskState } from '@meetingapp/contract/speakers/task.ts';

export interface TimedTask {
  id: number;
  sessionId: number;
  hallId: number | null;
  from: string;
  to: string;
  state: TaskState;
}

/** Minutes of the walk between two halls; null when unknown. */
export type WalkMinutes = (one: number, other: number) => number | null;

const MINUTE_MS = 60_000;
const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);

/**
 * Pairs of a person's tasks that overlap, or between which the time is shorter than the walk. Tasks of one session do not clash: a chair
 * may speak in it. Rejected tasks clash with nothing.
 */
export function taskClashes(tasks: readonly TimedTask[], walk: WalkMinutes): TaskClash[] {
  const open = tasks
    .filter(({ state }) => state !== 'rejected')
    .sort((one, other) => one.from.localeCompare(other.from) || one.id - other.id);
  return open.flatMap((one, at) =>
    open.slice(at + 1).flatMap((other): TaskClash[] => {
      if (one.sessionId === other.sessionId) return [];
      const far =
        one.hallId === null || other.hallId === null || one.hallId === other.hallId
          ? null
          : walk(one.hallId, other.hallId);
      const end = one.to < other.to ? one.to : other.to;
      const overlap = Math.max(0, minutesBetween(other.from, end));
      const gap = Math.max(0, minutesBetween(one.to, other.from));
      return overlap > 0 || gap < (far ?? 0) ? [{ one: one.id, other: other.id, overlap, gap, walk: far }] : [];
    }),
  );
}

/** Unanswered tasks that can be accepted together: none clashes with one that is accepted or unanswered. */
export function acceptableTasks(tasks: readonly TimedTask[], clashes: readonly TaskClash[]): number[] {
  const clashing = new Set(clashes.flatMap(({ one, other }) => [one, other]));
  return tasks.filter(({ id, state }) => state === 'none' && !clashing.has(id)).map(({ id }) => id);
}

/** When a task is, by the server's clock (T3). `soon`: begins within a minute. */
export type CardTime = 'closed' | 'running' | 'soon' | 'future';

/** `now` in milliseconds since 1970. */
export function cardTime({ from, to }: Pick<TimedTask, 'from' | 'to'>, now: number): CardTime {
  if (now >= Date.parse(to)) return 'closed';
  const wait = Date.parse(from) - now;
  if (wait <= 0) return 'running';
  return wait <= MINUTE_MS ? 'soon' : 'future';
}

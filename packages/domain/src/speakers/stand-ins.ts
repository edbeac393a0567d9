import type { Candidate } from '@meetingapp/contract/speakers/desk.ts';
import type { WalkMinutes } from './task-clashes.ts';
import { taskClashes, type TimedTask } from './task-clashes.ts';

export interface Person {
  id: number;
  /** The person who rejected named them. */
  suggested: boolean;
  /** Number of their tasks in sessions with a topic of this one. */
  topic: number;
  /** Of the same institution as the person who rejected. */
  institution: boolean;
  /** Number of their tasks at earlier conferences of the society. */
  before: number;
  /** No account, e-mail or phone is known. */
  noAddress: boolean;
  /** Their tasks that are not rejected. */
  tasks: readonly TimedTask[];
}

/** Points of a fact; `topic` and `before` count up to three times, each task is a burden. */
const standInWeights = {
  suggested: 8,
  topic: 3,
  institution: 2,
  before: 1,
  tasks: -1,
  no_address: -20,
} as const;
const COUNTED = 3;

interface Hindrance {
  /** The task that the person has then. */
  taskId: number;
  /** Minutes of the walk for which the time between the two is too short; null: they overlap. */
  walk: number | null;
}

/** Why a person cannot take a task: one that they have then, or from which they cannot walk in time. Null: they are free. */
function hindrance(tasks: readonly TimedTask[], wanted: TimedTask, walk: WalkMinutes): Hindrance | null {
  const own = { ...wanted, id: 0, state: 'none' as const };
  // A task in the same session does not clash, unless both are the whole session or the same talk.
  const clash = taskClashes([...tasks, own], walk).find(({ one, other }) => one === 0 || other === 0);
  if (!clash) return null;
  return { taskId: clash.one === 0 ? clash.other : clash.one, walk: clash.overlap > 0 ? null : clash.walk };
}

/** False when the person has a task then, or cannot walk from or to it in time. */
export const isFree = (tasks: readonly TimedTask[], wanted: TimedTask, walk: WalkMinutes): boolean =>
  hindrance(tasks, wanted, walk) === null;

/** People who are free for a task, best first, equal ones by id, so that the order is the same each time; and the others with the reason. */
export function rankStandIns(
  people: readonly Person[],
  wanted: TimedTask,
  walk: WalkMinutes,
): { ranked: (Pick<Candidate, 'score' | 'facts'> & { id: number })[]; busy: (Hindrance & { id: number })[] } {
  const busy = people.flatMap(({ id, tasks }) => {
    const found = hindrance(tasks, wanted, walk);
    return found ? [{ id, ...found }] : [];
  });
  const hindered = new Set(busy.map(({ id }) => id));
  const free = people.filter(({ id }) => !hindered.has(id));
  const ranked = free.map(({ id, suggested, topic, institution, before, noAddress, tasks }) => {
    const facts: Candidate['facts'] = [
      ...(suggested ? [{ fact: 'suggested' as const, count: 1 }] : []),
      ...(topic > 0 ? [{ fact: 'topic' as const, count: topic }] : []),
      ...(institution ? [{ fact: 'institution' as const, count: 1 }] : []),
      ...(before > 0 ? [{ fact: 'before' as const, count: before }] : []),
      { fact: 'free' as const, count: 1 },
      ...(tasks.length > 0 ? [{ fact: 'tasks' as const, count: tasks.length }] : []),
      ...(noAddress ? [{ fact: 'no_address' as const, count: 1 }] : []),
    ];
    const score = facts.reduce(
      (sum, { fact, count }) => sum + (fact === 'free' ? 0 : standInWeights[fact] * Math.min(count, COUNTED)),
      0,
    );
    return { id, score, facts };
  });
  ranked.sort((one, other) => other.score - one.score || one.id - other.id);
  return { ranked, busy };
}

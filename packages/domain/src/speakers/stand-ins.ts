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

/** False when the person has a task then, or cannot walk from or to it in time. */
export function isFree(tasks: readonly TimedTask[], wanted: TimedTask, walk: WalkMinutes): boolean {
  const own = { ...wanted, id: 0, state: 'none' as const };
  // A task in the same session does not clash, unless both are the whole session or the same talk.
  return !taskClashes([...tasks, own], walk).some(({ one, other }) => one === 0 || other === 0);
}

/** People who are free for a task, best first; equal ones by id, so that the order is the same each time. */
export function rankStandIns(
  people: readonly Person[],
  wanted: TimedTask,
  walk: WalkMinutes,
): { ranked: (Pick<Candidate, 'score' | 'facts'> & { id: number })[]; busy: number } {
  const free = people.filter(({ tasks }) => isFree(tasks, wanted, walk));
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
  return { ranked, busy: people.length - free.length };
}

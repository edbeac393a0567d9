import type { NotGiven } from '@meetingapp/contract/papers/assignment.ts';

export interface PlanReviewer {
  id: number;
  /** Empty: everything. */
  topics: readonly number[];
  /** Maximum number of papers; null: unlimited. */
  most: number | null;
  /** Current number of papers. */
  load: number;
}

export interface PlanPaper {
  id: number;
  topics: readonly number[];
  /** Reviewers already assigned, done or not. */
  has: readonly number[];
  declined: readonly number[];
}

export interface AssignmentPlan {
  given: { paper: number; reviewer: number }[];
  /** Papers that could not get enough reviewers: how many are missing, and how many reviewers were excluded for which reason. */
  short: { paper: number; missing: number; reasons: Partial<Record<NotGiven, number>> }[];
}

export interface AssignmentInput {
  reviewers: readonly PlanReviewer[];
  papers: readonly PlanPaper[];
  /** Reviewers per paper. */
  each: number;
  conflict: (reviewer: number, paper: number) => 'conflict' | 'own_paper' | 'own_institution' | null;
}

interface Desk {
  reviewer: PlanReviewer;
  load: number;
  /** Papers assigned by this plan. */
  fresh: Set<number>;
}

/**
 * Assigns reviewers to every paper: fills as many places as possible, then balances the load so that no move between reviewers can
 * even it further. The result does not depend on the order of the input.
 */
export function planAssignments({ reviewers, papers, each, conflict }: AssignmentInput): AssignmentPlan {
  const desks = [...reviewers]
    .sort(byId)
    .map((reviewer): Desk => ({ reviewer, load: reviewer.load, fresh: new Set() }));
  const may = new Map<number, Set<number>>();
  const out = new Map<number, Partial<Record<NotGiven, number>>>();
  const sorted = [...papers].sort(byId);
  for (const paper of sorted) {
    const reasons: Partial<Record<NotGiven, number>> = {};
    const able = new Set<number>();
    desks.forEach(({ reviewer }, at) => {
      if (paper.has.includes(reviewer.id)) return;
      const reason = barOf(reviewer, paper, conflict);
      if (reason === null) able.add(at);
      else reasons[reason] = (reasons[reason] ?? 0) + 1;
    });
    may.set(paper.id, able);
    out.set(paper.id, reasons);
  }
  const plan = new Plan(desks, may);
  const missing = new Map(sorted.map(({ id, has }) => [id, Math.max(0, each - has.length)]));
  // Papers with the fewest candidates first, one reviewer each per round, so that scarce reviewers are shared.
  const order = [...sorted].sort(
    (one, other) => (may.get(one.id)?.size ?? 0) - (may.get(other.id)?.size ?? 0) || one.id - other.id,
  );
  for (let round = 0; round < each; round += 1)
    for (const { id } of order) {
      const left = missing.get(id) ?? 0;
      if (left > 0 && plan.give(id)) missing.set(id, left - 1);
    }
  plan.level();
  return {
    given: desks
      .flatMap(({ reviewer, fresh }) => [...fresh].map((paper) => ({ paper, reviewer: reviewer.id })))
      .sort((one, other) => one.paper - other.paper || one.reviewer - other.reviewer),
    short: sorted
      .filter(({ id }) => (missing.get(id) ?? 0) > 0)
      .map(({ id }) => {
        const full = [...(may.get(id) ?? [])].filter((at) => !desks[at]?.fresh.has(id)).length;
        const reasons = { ...out.get(id), ...(full > 0 ? { full } : {}) };
        return { paper: id, missing: missing.get(id) ?? 0, reasons };
      }),
  };
}

const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id;

function barOf({ id, topics }: PlanReviewer, paper: PlanPaper, conflict: AssignmentInput['conflict']): NotGiven | null {
  const knows =
    topics.length === 0 || paper.topics.length === 0 || paper.topics.some((topic) => topics.includes(topic));
  if (!knows) return 'other_topic';
  // Checked last, because it is the most expensive.
  return paper.declined.includes(id) ? 'declined' : conflict(id, paper.id);
}

/** The assignments so far. A paper moves between desks along a path, so that the desks in between have the same number as before. */
class Plan {
  private readonly desks: readonly Desk[];
  private readonly may: ReadonlyMap<number, ReadonlySet<number>>;

  constructor(desks: readonly Desk[], may: ReadonlyMap<number, ReadonlySet<number>>) {
    this.desks = desks;
    this.may = may;
  }

  private hasRoom(at: number): boolean {
    const desk = this.desks[at];
    return desk !== undefined && (desk.reviewer.most === null || desk.load < desk.reviewer.most);
  }

  private canTake(at: number, paper: number): boolean {
    return this.may.get(paper)?.has(at) === true && this.desks[at]?.fresh.has(paper) === false;
  }

  private put(at: number, paper: number): void {
    const desk = this.desks[at];
    if (!desk) return;
    desk.fresh.add(paper);
    desk.load += 1;
  }

  private take(at: number, paper: number): void {
    const desk = this.desks[at];
    if (!desk) return;
    desk.fresh.delete(paper);
    desk.load -= 1;
  }

  /**
   * Assigns to the reviewer with the lowest load; if all candidates are full, one of them passes a paper on to a reviewer who is not.
   */
  give(paper: number): boolean {
    const able = [...(this.may.get(paper) ?? [])]
      .filter((at) => this.canTake(at, paper))
      .sort((one, other) => this.loadOf(one) - this.loadOf(other) || one - other);
    const free = able.find((at) => this.hasRoom(at));
    if (free !== undefined) {
      this.put(free, paper);
      return true;
    }
    for (const at of able)
      if (this.handOn(at, (end) => this.hasRoom(end))) {
        this.put(at, paper);
        return true;
      }
    return false;
  }

  /** Repeats while a reviewer has at least two papers more than another who could take one. */
  level(): void {
    for (;;) {
      const busiest = this.desks
        .map((_desk, at) => at)
        .sort((one, other) => this.loadOf(other) - this.loadOf(one) || one - other);
      const moved = busiest.some((from) => {
        const isEnd = (end: number) => this.hasRoom(end) && this.loadOf(end) <= this.loadOf(from) - 2;
        return busiest.some(isEnd) && this.handOn(from, isEnd);
      });
      if (!moved) return;
    }
  }

  private loadOf(at: number): number {
    return this.desks[at]?.load ?? 0;
  }

  /** Moves one paper off this desk and one onto the first matching desk, in the fewest steps. */
  private handOn(from: number, isEnd: (at: number) => boolean): boolean {
    const came = new Map<number, { before: number; paper: number }>();
    const looked = new Set<number>();
    const queue = [from];
    for (const at of queue) {
      if (at !== from && isEnd(at)) {
        for (let to = at; to !== from;) {
          const step = came.get(to);
          if (!step) return false;
          this.take(step.before, step.paper);
          this.put(to, step.paper);
          to = step.before;
        }
        return true;
      }
      for (const paper of this.desks[at]?.fresh ?? []) {
        // A paper can go to the same desks wherever it comes from.
        if (looked.has(paper)) continue;
        looked.add(paper);
        for (const next of this.may.get(paper) ?? [])
          if (next !== from && !came.has(next) && this.canTake(next, paper)) {
            came.set(next, { before: at, paper });
            queue.push(next);
          }
      }
    }
    return false;
  }
}

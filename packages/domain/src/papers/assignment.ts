import type { NotGiven } from '@meetingapp/contract/papers-reviewers.ts';

export interface PlanReviewer {
  id: number;
  /** Empty: everything. */
  topics: readonly number[];
  /** How many papers at most; null: as many as come. */
  most: number | null;
  /** How many they have already. */
  load: number;
}

export interface PlanPaper {
  id: number;
  topics: readonly number[];
  /** Who has it already, done or not. */
  has: readonly number[];
  declined: readonly number[];
}

export interface AssignmentPlan {
  given: { paper: number; reviewer: number }[];
  /** Papers that could not get enough, how many are missing, and how many reviewers were out for which reason. */
  short: { paper: number; missing: number; reasons: Partial<Record<NotGiven, number>> }[];
}

export interface AssignmentWish {
  reviewers: readonly PlanReviewer[];
  papers: readonly PlanPaper[];
  /** How many reviewers each paper shall have. */
  each: number;
  conflict: (reviewer: number, paper: number) => 'conflict' | 'own_paper' | 'own_institution' | null;
}

interface Desk {
  reviewer: PlanReviewer;
  load: number;
  /** Papers that this plan gives them. */
  fresh: Set<number>;
}

/**
 * Gives every paper its reviewers: as many as can get enough do, and then nobody has more than another one could take off them.
 * The same input in whatever order gives the same plan.
 */
export function planAssignments({ reviewers, papers, each, conflict }: AssignmentWish): AssignmentPlan {
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
  // Those with the least choice first, one reviewer each round: what is scarce is shared.
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

function barOf({ id, topics }: PlanReviewer, paper: PlanPaper, conflict: AssignmentWish['conflict']): NotGiven | null {
  const knows =
    topics.length === 0 || paper.topics.length === 0 || paper.topics.some((topic) => topics.includes(topic));
  if (!knows) return 'other_topic';
  // Last, because it takes longest to find out.
  return paper.declined.includes(id) ? 'declined' : conflict(id, paper.id);
}

/** Who has what so far. A paper moves from one desk to another along a path, so that no desk in between gets more or less. */
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

  /** To the one with the least to do; where all who may are full, one of them hands a paper on to somebody who is not. */
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

  /** As long as somebody has two more than another one who could get one of them. */
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

  /** One paper less on this desk and one more on the first desk that is right, by as few moves as it takes. */
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
        // From whichever desk a paper comes, it may go to the same ones.
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

import { merged, type Stretch } from '../live/watching.ts';

/** A session and the time for which a person's evidence claims it. Milliseconds. */
export interface Claim {
  /** Unique. */
  key: string;
  stretches: readonly Stretch[];
  /** Most time that counts: the planned length. */
  most: number;
  /** Time from which the claim is worth `worth`; null: each moment is worth the same. */
  need: number | null;
  worth: number;
}

/** Own time of each claim, by key: the person's time is shared out so that no moment counts twice. */
export interface Allocation {
  own: Map<string, number>;
  /** Keys of claims whose need is met. */
  met: Set<string>;
  /** False when there were too many overlapping claims to try all choices; the best found counts. */
  complete: boolean;
}

interface Segment {
  length: number;
  claims: number[];
}

/** Choices tried for one group of overlapping claims. Three parallel sessions need at most 8. */
const MOST_CHOICES = 5000;

/**
 * Shares out the time of overlapping claims, each moment once. Claims with a need: as many as possible are met, by their worth, so that
 * more evidence never gives less. What is left goes to the earlier claim in the list, which is therefore in order of preference.
 */
export function allocate(claims: readonly Claim[]): Allocation {
  const result: Allocation = { own: new Map(), met: new Set(), complete: true };
  for (const group of groupsOf(claims)) {
    const segments = segmentsOf(group);
    const meetable = group.flatMap(({ need, stretches, most }, index) =>
      need !== null && need <= Math.min(most, lengthOf(stretches)) ? [index] : [],
    );
    const { chosen, complete } = bestChoice(group, segments, meetable);
    const flow = share(group, segments, chosen);
    group.forEach(({ key }, index) => result.own.set(key, flow[index] ?? 0));
    for (const index of chosen) result.met.add(group[index]!.key);
    result.complete &&= complete;
  }
  return result;
}

const lengthOf = (stretches: readonly Stretch[]) => merged(stretches).reduce((sum, { from, to }) => sum + to - from, 0);

/** Groups in which claims overlap one another, directly or through others. The order inside a group is that of the list. */
function groupsOf(claims: readonly Claim[]): Claim[][] {
  const spans = claims
    .flatMap((claim) => merged(claim.stretches).map((stretch) => ({ claim, ...stretch })))
    .toSorted((one, other) => one.from - other.from);
  const root = new Map<Claim, Claim>(claims.map((claim) => [claim, claim]));
  const find = (claim: Claim): Claim => {
    let at = claim;
    while (root.get(at) !== at) at = root.get(at)!;
    return at;
  };
  let open: (typeof spans)[number] | null = null;
  for (const span of spans) {
    if (open && span.from < open.to) root.set(find(span.claim), find(open.claim));
    if (!open || span.to > open.to) open = span;
  }
  const groups = new Map<Claim, Claim[]>();
  for (const claim of claims) groups.set(find(claim), [...(groups.get(find(claim)) ?? []), claim]);
  return [...groups.values()];
}

/** Cuts the time of a group at every start and end, so that in a segment the same claims hold throughout. */
function segmentsOf(group: readonly Claim[]): Segment[] {
  const times = group.map(({ stretches }) => merged(stretches));
  const cuts = [...new Set(times.flat().flatMap(({ from, to }) => [from, to]))].toSorted((one, other) => one - other);
  return cuts.slice(0, -1).flatMap((from, index) => {
    const to = cuts[index + 1]!;
    const claims = times.flatMap((own, claim) => (own.some((one) => one.from <= from && to <= one.to) ? [claim] : []));
    return claims.length === 0 ? [] : [{ length: to - from, claims }];
  });
}

/** The set of claims that can be met together and is worth most; of equal ones the first in the order of the list. */
function bestChoice(group: readonly Claim[], segments: readonly Segment[], meetable: readonly number[]) {
  const fits = (chosen: readonly number[]) => canMeet(group, segments, chosen);
  if (fits(meetable)) return { chosen: meetable, complete: true };
  let best: { chosen: readonly number[]; worth: number } = { chosen: [], worth: -1 };
  let tried = 0;
  const search = (chosen: readonly number[], worth: number, rest: readonly number[]) => {
    if (worth > best.worth) best = { chosen, worth };
    const hope = rest.reduce((sum, index) => sum + group[index]!.worth, worth);
    const [next, ...others] = rest;
    if (next === undefined || hope <= best.worth || tried >= MOST_CHOICES) return;
    tried += 1;
    if (fits([...chosen, next])) search([...chosen, next], worth + group[next]!.worth, others);
    search(chosen, worth, others);
  };
  const byWorth = meetable.toSorted((one, other) => group[other]!.worth - group[one]!.worth || one - other);
  search([], 0, byWorth);
  return { chosen: best.chosen.toSorted((one, other) => one - other), complete: tried < MOST_CHOICES };
}

const canMeet = (group: readonly Claim[], segments: readonly Segment[], chosen: readonly number[]): boolean => {
  const want = group.map(({ need }, index) => (chosen.includes(index) ? (need ?? 0) : 0));
  const got = fill(
    segments,
    want,
    group.map(() => 0),
    segments.map(() => new Map()),
  ).got;
  return want.every((amount, index) => got[index] === amount);
};

/** Shares the time out: first what the chosen claims need, then as much as possible to each in order, up to its most. */
function share(group: readonly Claim[], segments: readonly Segment[], chosen: readonly number[]): number[] {
  const given: Given[] = segments.map(() => new Map());
  const nothing = group.map(() => 0);
  const needs = group.map(({ need }, index) => (chosen.includes(index) ? (need ?? 0) : 0));
  let { got } = fill(segments, needs, nothing, given);
  const order = [...chosen, ...[...group.keys()].filter((index) => !chosen.includes(index))];
  for (const index of order) {
    const want = got.map((amount, one) => (one === index ? group[index]!.most : amount));
    ({ got } = fill(segments, want, got, given));
  }
  return got;
}

/** Time of a segment that each claim has received. */
type Given = Map<number, number>;

/**
 * Raises what each claim has `got` towards what it `wants`, by the longest way through the segments: a claim may take time over from
 * another that finds the same amount elsewhere (maximum flow by augmenting paths). Changes `given`.
 */
function fill(segments: readonly Segment[], want: readonly number[], before: readonly number[], given: Given[]) {
  const got = [...before];
  for (const claim of want.keys()) {
    for (;;) {
      const lacking = want[claim]! - got[claim]!;
      const moved = lacking > 0 ? augment(segments, given, claim, lacking) : 0;
      if (moved === 0) break;
      got[claim]! += moved;
    }
  }
  return { got };
}

interface Step {
  segment: number;
  claim: number;
  before: Step | null;
}

/** Moves up to `most` of time to a claim along one way; returns how much. */
function augment(segments: readonly Segment[], given: Given[], target: number, most: number): number {
  const seen = new Set([target]);
  const queue: { claim: number; way: Step | null }[] = [{ claim: target, way: null }];
  for (let at = 0; at < queue.length; at += 1) {
    const { claim, way } = queue[at]!;
    for (const [segment, { length, claims }] of segments.entries()) {
      if (!claims.includes(claim)) continue;
      const step: Step = { segment, claim, before: way };
      const free = length - [...given[segment]!.values()].reduce((sum, amount) => sum + amount, 0);
      if (free > 0) return move(given, step, Math.min(most, free));
      for (const [other, amount] of given[segment]!)
        if (amount > 0 && !seen.has(other)) {
          seen.add(other);
          queue.push({ claim: other, way: step });
        }
    }
  }
  return 0;
}

/** Carries an amount along a way: each claim on it gives time of a segment to the one before it and takes it from the next segment. */
function move(given: Given[], last: Step, most: number): number {
  const steps: Step[] = [];
  for (let step: Step | null = last; step; step = step.before) steps.push(step);
  // From the target to the free segment: in each step but the last, the next step's claim holds time of this step's segment.
  steps.reverse();
  const amount = steps
    .slice(0, -1)
    .reduce((least, { segment }, index) => Math.min(least, given[segment]!.get(steps[index + 1]!.claim)!), most);
  for (const [index, { segment, claim }] of steps.entries()) {
    const own = given[segment]!;
    const next = steps[index + 1];
    if (next) own.set(next.claim, own.get(next.claim)! - amount);
    own.set(claim, (own.get(claim) ?? 0) + amount);
  }
  return amount;
}

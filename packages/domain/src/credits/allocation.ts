import { merged, watched, type Stretch } from '../live/watching.ts';

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

/** Choices tried for one group of overlapping claims. Three parallel sessions need at most 8. */
const MOST_CHOICES = 5000;

/**
 * Shares out the time of overlapping claims, each moment once. Claims with a need: as many as possible are met, by their worth, so that
 * more evidence never gives less. What is left goes to the earlier claim in the list, which is therefore in order of preference.
 */
export function allocate(claims: readonly Claim[]): Allocation {
  const result: Allocation = { own: new Map(), met: new Set(), complete: true };
  for (const group of groupsOf(claims)) {
    const meetable = group.filter(
      ({ need, stretches, most }) => need !== null && need <= Math.min(most, watched(stretches)),
    );
    const { chosen, complete } = bestChoice(group, meetable);
    for (const [claim, time] of share(group, chosen)) result.own.set(claim.key, time);
    for (const { key } of chosen) result.met.add(key);
    result.complete &&= complete;
  }
  return result;
}

/** Groups in which claims overlap one another, directly or through others. The order inside a group is that of the list. */
function groupsOf(claims: readonly Claim[]): Claim[][] {
  const parts = claims
    .flatMap((claim) => merged(claim.stretches).map((stretch) => ({ claim, ...stretch })))
    .toSorted((one, other) => one.from - other.from);
  const parent = new Map<Claim, Claim>();
  const find = (claim: Claim): Claim => {
    const next = parent.get(claim);
    return next ? find(next) : claim;
  };
  const join = (one: Claim, other: Claim) => void (one !== other && parent.set(one, other));
  let open: (typeof parts)[number] | null = null;
  for (const part of parts) {
    if (open && part.from < open.to) join(find(part.claim), find(open.claim));
    if (!open || part.to > open.to) open = part;
  }
  const groups = new Map<Claim, Claim[]>();
  for (const claim of claims) groups.set(find(claim), [...(groups.get(find(claim)) ?? []), claim]);
  return [...groups.values()];
}

/** The claims that can be met together and are worth most; of equal choices the first in the order of the list. */
function bestChoice(group: readonly Claim[], meetable: readonly Claim[]) {
  const segments = segmentsOf(group);
  if (canMeet(segments, meetable)) return { chosen: meetable, complete: true };
  let best: { chosen: readonly Claim[]; worth: number } = { chosen: [], worth: -1 };
  let tried = 0;
  const search = (chosen: readonly Claim[], worth: number, rest: readonly Claim[]) => {
    if (worth > best.worth) best = { chosen, worth };
    const hope = rest.reduce((sum, claim) => sum + claim.worth, worth);
    const [next, ...others] = rest;
    if (!next || hope <= best.worth || tried >= MOST_CHOICES) return;
    tried += 1;
    if (canMeet(segments, [...chosen, next])) search([...chosen, next], worth + next.worth, others);
    search(chosen, worth, others);
  };
  const place = new Map(group.map((claim, index) => [claim, index]));
  const inOrder = (one: Claim, other: Claim) => (place.get(one) ?? 0) - (place.get(other) ?? 0);
  search(
    [],
    0,
    meetable.toSorted((one, other) => other.worth - one.worth || inOrder(one, other)),
  );
  return { chosen: best.chosen.toSorted(inOrder), complete: tried < MOST_CHOICES };
}

/** A part of the time in which the same claims hold throughout, and how much of it each claim has received. */
interface Segment {
  length: number;
  claims: ReadonlySet<Claim>;
  given: Map<Claim, number>;
}

/** Cuts the time of a group at every start and end. */
function segmentsOf(group: readonly Claim[]): Segment[] {
  const times = group.map((claim) => ({ claim, own: merged(claim.stretches) }));
  const cuts = times.flatMap(({ own }) => own.flatMap(({ from, to }) => [from, to]));
  const ordered = [...new Set(cuts)].toSorted((one, other) => one - other);
  return ordered.flatMap((to, index) => {
    const from = ordered[index - 1];
    if (from === undefined) return [];
    const holding = times.filter(({ own }) => own.some((one) => one.from <= from && to <= one.to));
    const claims = new Set(holding.map(({ claim }) => claim));
    return claims.size === 0 ? [] : [{ length: to - from, claims, given: new Map() }];
  });
}

const canMeet = (segments: readonly Segment[], chosen: readonly Claim[]): boolean => {
  const trial = segments.map((segment) => ({ ...segment, given: new Map<Claim, number>() }));
  return chosen.every((claim) => raise(trial, claim, claim.need ?? 0) === 0);
};

/** Shares the time out: first what the chosen claims need, then as much as possible to each in order, up to its most. */
function share(group: readonly Claim[], chosen: readonly Claim[]): Map<Claim, number> {
  const segments = segmentsOf(group);
  for (const claim of chosen) raise(segments, claim, claim.need ?? 0);
  for (const claim of [...chosen, ...group.filter((one) => !chosen.includes(one))])
    raise(segments, claim, claim.most - received(segments, claim));
  return new Map(group.map((claim) => [claim, received(segments, claim)]));
}

const received = (segments: readonly Segment[], claim: Claim): number =>
  segments.reduce((sum, { given }) => sum + (given.get(claim) ?? 0), 0);

/**
 * Gives a claim up to `amount` more, and returns what is still lacking. It takes time over from another claim only where that one finds
 * as much elsewhere (maximum flow by augmenting paths), so what others have received never shrinks.
 */
function raise(segments: readonly Segment[], claim: Claim, amount: number): number {
  let lacking = amount;
  while (lacking > 0) {
    const moved = augment(segments, claim, lacking);
    if (moved === 0) break;
    lacking -= moved;
  }
  return lacking;
}

/** A claim receives time of a segment; the one before it on the way gave it up for that. */
interface Step {
  segment: Segment;
  claim: Claim;
  before: Step | null;
}

/** Moves up to `most` to a claim along the shortest way; returns how much, 0 when there is no way. */
function augment(segments: readonly Segment[], target: Claim, most: number): number {
  const seen = new Set([target]);
  const queue: { claim: Claim; way: Step | null }[] = [{ claim: target, way: null }];
  for (const { claim, way } of queue)
    for (const segment of segments) {
      if (!segment.claims.has(claim)) continue;
      const step: Step = { segment, claim, before: way };
      const used = [...segment.given.values()].reduce((sum, amount) => sum + amount, 0);
      if (segment.length > used) return move(step, Math.min(most, segment.length - used));
      for (const [other, amount] of segment.given)
        if (amount > 0 && !seen.has(other)) {
          seen.add(other);
          queue.push({ claim: other, way: step });
        }
    }
  return 0;
}

/** Carries an amount along a way that ends in a segment with free time. */
function move(last: Step, most: number): number {
  let amount = most;
  for (let step = last; step.before; step = step.before)
    amount = Math.min(amount, step.before.segment.given.get(step.claim) ?? 0);
  for (let step: Step | null = last; step; step = step.before) {
    add(step.segment, step.claim, amount);
    if (step.before) add(step.before.segment, step.claim, -amount);
  }
  return amount;
}

const add = ({ given }: Segment, claim: Claim, amount: number) => given.set(claim, (given.get(claim) ?? 0) + amount);

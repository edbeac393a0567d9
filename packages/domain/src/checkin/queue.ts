/** What is known of one gate. */
export interface GateFacts {
  /** Admissions of each full minute before now, oldest first. */
  minutes: readonly number[];
  /** Devices or desks in use. */
  servers: number;
  /** Seconds that one of them needs for a person. */
  seconds: number;
  /** People expected here who have not come. */
  toCome: number;
  /** Minutes until they are due, such as the begin of the next session; null: unknown. */
  dueIn: number | null;
}

/** Seconds for one person at a walk-up desk, by keyboard. */
export const DESK_SECONDS = 20;

const RECENT = 5;
/** Share of what a gate can pass from which somebody is always waiting. */
const BUSY = 0.9;
/** Highest share for which the waiting time of a steady queue is computed; beyond it the queue grows. */
const STEADY = 0.95;
/** A rate that was reached counts as what a gate can pass when it is at least this share of the planning figure. */
const PLAUSIBLE = 0.6;
/** People do not all come in the last minutes before they are due. */
const LEAST_MINUTES = 5;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

/**
 * People per minute that a gate can pass: the planning figure of its devices, or the best five minutes it has reached where these are
 * fewer and not far below.
 */
export function capacityOf({ minutes, servers, seconds }: Pick<GateFacts, 'minutes' | 'servers' | 'seconds'>): number {
  const planned = (servers * 60) / seconds;
  const means = minutes.map((_, index) =>
    index + 1 < RECENT ? 0 : mean(minutes.slice(index + 1 - RECENT, index + 1)),
  );
  const best = Math.max(0, ...means);
  return best >= planned * PLAUSIBLE ? Math.min(planned, best) : planned;
}

/** Probability of waiting at `servers` servers that are busy for the share `busy` of the time (Erlang's C formula). */
function erlangC(servers: number, busy: number): number {
  const load = servers * busy;
  let blocked = 1;
  for (let one = 1; one <= servers; one += 1) blocked = (load * blocked) / (one + load * blocked);
  return blocked / (1 - busy * (1 - blocked));
}

/**
 * Minutes that a person who joins the queue of a gate waits; null when nobody serves there. People arrive as fast as they recently
 * passed, or as fast as those to come must arrive to be in time, whichever is more. Below what the gate can pass, the wait is that of
 * a steady queue; while it passes all it can, those who arrive in excess queue up, at most all who are to come.
 */
export function waitingMinutes(facts: GateFacts): number | null {
  const { minutes, servers, toCome, dueIn } = facts;
  const capacity = capacityOf(facts);
  if (servers === 0 || capacity === 0) return null;
  const due = dueIn === null ? 0 : toCome / Math.max(LEAST_MINUTES, dueIn);
  const arriving = Math.max(mean(minutes.slice(-RECENT)), Math.min(due, toCome));
  const busy = Math.min(STEADY, arriving / capacity);
  const steady = erlangC(servers, busy) / (capacity * (1 - busy));
  const calm = minutes.findLastIndex((people) => people < capacity * BUSY);
  const excess = sum(minutes.slice(calm + 1).map((people) => Math.max(0, arriving - people)));
  return Math.max(steady, Math.min(toCome, excess) / capacity);
}

/** People ahead of somebody who joins the queue now: those whom the gate passes during the wait. */
export const queuedPeople = (facts: GateFacts): number => Math.round((waitingMinutes(facts) ?? 0) * capacityOf(facts));

/** What is known of the walk-up desks of a conference. */
export interface DeskFacts {
  /** People whom the desks admitted in each full minute before now, oldest first. */
  minutes: readonly number[];
  /** Admissions at all gates, desks included, in the same minutes. */
  all: number;
  desks: number;
  /** People with a ticket who have not come. */
  toCome: number;
  dueIn: number | null;
}

/**
 * People who wait at the desks, and minutes until somebody who joins them is served: the wait of a gate, where those still to come take
 * the desks in the same part as those of the last minutes. A desk that nobody came to has no queue.
 */
export function deskQueue({ minutes, all, desks, toCome, dueIn }: DeskFacts): { waiting: number; wait: number } {
  const served = sum(minutes);
  if (served === 0) return { waiting: 0, wait: 0 };
  const facts = { minutes, servers: Math.max(1, desks), seconds: DESK_SECONDS, toCome: (toCome * served) / all, dueIn };
  return { waiting: queuedPeople(facts), wait: waitingMinutes(facts) ?? 0 };
}

export type GateState = 'best' | 'short' | 'some' | 'long' | 'closed';

/** Minutes from which a queue is called some wait, and a long one. */
const SOME = 4;
const LONG = 8;

/** How a wall names the wait of each gate. The shortest wait is recommended where there is a choice and it is not long. */
export function gateStates(waits: readonly (number | null)[]): GateState[] {
  const open = waits.filter((wait) => wait !== null);
  const shortest = open.length > 1 ? Math.min(...open) : Infinity;
  const best = shortest < LONG ? waits.indexOf(shortest) : -1;
  return waits.map((wait, index) => {
    if (wait === null) return 'closed';
    if (index === best) return 'best';
    if (wait >= LONG) return 'long';
    return wait >= SOME ? 'some' : 'short';
  });
}

/** Whole minutes for a wall: rounded up, and never 0. */
export const shownMinutes = (wait: number): number => Math.max(1, Math.ceil(wait));

import type { HomeSession } from '@meetingapp/contract/home/home.ts';

const MINUTE = 60_000;

export type SessionStatus = 'ended' | 'now' | 'next';

/** Status of a session at a time, in milliseconds since 1970. */
export function sessionStatusOf({ from, until }: Pick<HomeSession, 'from' | 'until'>, now: number): SessionStatus {
  if (now >= Date.parse(until)) return 'ended';
  return now >= Date.parse(from) ? 'now' : 'next';
}

/** The current session of a hall and the next one. */
export interface HallNow {
  hall: string;
  hallName: string;
  current: HomeSession | null;
  next: HomeSession | null;
  /** Elapsed share of the current session, 0 to 100. */
  percent: number;
  /** Whole minutes until the current session ends, or the next one begins; null when no more follow. */
  minutes: number | null;
}

/** By hall, in the order the halls are given. */
export function hallsNow(sessions: readonly HomeSession[], now: number): HallNow[] {
  return [...groupedByHall(sessions).values()].map((own) => {
    const current = own.find((session) => sessionStatusOf(session, now) === 'now') ?? null;
    const next = own.find((session) => sessionStatusOf(session, now) === 'next') ?? null;
    const turn = current ? Date.parse(current.until) : next && Date.parse(next.from);
    return {
      hall: own[0]?.hall ?? '',
      hallName: own[0]?.hallName ?? '',
      current,
      next,
      percent: current ? percentOf(current, now) : 0,
      minutes: turn === null ? null : Math.ceil((turn - now) / MINUTE),
    };
  });
}

/** Elapsed share of a session, 0 to 100. */
export function percentOf({ from, until }: Pick<HomeSession, 'from' | 'until'>, now: number): number {
  const [begins, ends] = [Date.parse(from), Date.parse(until)];
  if (ends <= begins) return 0;
  return Math.round((100 * Math.max(0, Math.min(now - begins, ends - begins))) / (ends - begins));
}

/**
 * Sessions of one hall: at most one past, the current one, and the following. The hall is one with a live broadcast now, else the
 * first.
 */
export function orderOfHall(sessions: readonly HomeSession[], now: number, most: number): HomeSession[] {
  const halls = groupedByHall(sessions);
  const watched = hallsNow(sessions, now).find(({ current }) => current?.live)?.current;
  const own = (watched && halls.get(hallOf(watched))) ?? [...halls.values()][0] ?? [];
  const at = own.findIndex((session) => sessionStatusOf(session, now) !== 'ended');
  const from = at < 0 ? own.length - most : at - 1;
  return own.slice(Math.max(0, from)).slice(0, most);
}

/** Two halls may have the same short name. */
const hallOf = ({ hall, hallName }: Pick<HomeSession, 'hall' | 'hallName'>): string => `${hall}/${hallName}`;

function groupedByHall(sessions: readonly HomeSession[]): Map<string, HomeSession[]> {
  const halls = new Map<string, HomeSession[]>();
  for (const session of sessions) halls.set(hallOf(session), [...(halls.get(hallOf(session)) ?? []), session]);
  for (const own of halls.values()) own.sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
  return halls;
}

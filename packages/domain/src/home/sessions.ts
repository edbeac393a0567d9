import type { HomeSession } from '@meetingapp/contract/home.ts';

const MINUTE = 60_000;

export type Standing = 'ended' | 'now' | 'next';

/** Where a session stands at a time, in milliseconds since 1970. */
export function standingOf({ from, until }: Pick<HomeSession, 'from' | 'until'>, now: number): Standing {
  if (now >= Date.parse(until)) return 'ended';
  return now >= Date.parse(from) ? 'now' : 'next';
}

/** What is on in a hall, and what comes after it. */
export interface HallNow {
  hall: string;
  hallName: string;
  current: HomeSession | null;
  next: HomeSession | null;
  /** How much of the present session is over, 0 to 100. */
  percent: number;
  /** Whole minutes until the present one ends, or the next one begins; null when nothing comes any more. */
  minutes: number | null;
}

/** Hall by hall, in the order in which the halls are given. */
export function hallsNow(sessions: readonly HomeSession[], now: number): HallNow[] {
  return [...groupedByHall(sessions).values()].map((own) => {
    const current = own.find((session) => standingOf(session, now) === 'now') ?? null;
    const next = own.find((session) => standingOf(session, now) === 'next') ?? null;
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

/** How much of a session is over, 0 to 100. */
export function percentOf({ from, until }: Pick<HomeSession, 'from' | 'until'>, now: number): number {
  const [begins, ends] = [Date.parse(from), Date.parse(until)];
  if (ends <= begins) return 0;
  return Math.round((100 * Math.max(0, Math.min(now - begins, ends - begins))) / (ends - begins));
}

/** Sessions of one hall: at most one that is over, what is on, and what follows. Of a hall that can be watched now, else of the first. */
export function orderOfHall(sessions: readonly HomeSession[], now: number, most: number): HomeSession[] {
  const halls = groupedByHall(sessions);
  const watched = hallsNow(sessions, now).find(({ current }) => current?.live)?.current;
  const own = (watched && halls.get(hallOf(watched))) ?? [...halls.values()][0] ?? [];
  const at = own.findIndex((session) => standingOf(session, now) !== 'ended');
  const from = at < 0 ? own.length - most : at - 1;
  return own.slice(Math.max(0, from)).slice(0, most);
}

/** Two halls may begin with the same letter. */
const hallOf = ({ hall, hallName }: Pick<HomeSession, 'hall' | 'hallName'>): string => `${hall}/${hallName}`;

function groupedByHall(sessions: readonly HomeSession[]): Map<string, HomeSession[]> {
  const halls = new Map<string, HomeSession[]>();
  for (const session of sessions) halls.set(hallOf(session), [...(halls.get(hallOf(session)) ?? []), session]);
  for (const own of halls.values()) own.sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
  return halls;
}

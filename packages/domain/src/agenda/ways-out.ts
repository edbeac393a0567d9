import { clashesAround } from './clashes-around.ts';
import { stretchOf, talkStretch } from './clashes.ts';
import type { Clash, PlannedSession, PlannedTalk } from './clashes.ts';

const sessionsOf = (clash: Clash): readonly number[] => (clash.kind === 'outside' ? [clash.session] : clash.sessions);

/** The first clash of each session that has one. */
export function firstClashes(clashes: readonly Clash[]): ReadonlyMap<number, Clash> {
  const first = new Map<number, Clash>();
  for (const clash of clashes) for (const id of sessionsOf(clash)) if (!first.has(id)) first.set(id, clash);
  return first;
}

/** Clashes that involve this session. */
export const clashesOf = (clashes: readonly Clash[], session: number): Clash[] =>
  clashes.filter((clash) => sessionsOf(clash).includes(session));

const STEP_MS = 5 * 60_000;

/** The next time, in 5-minute steps and not after `latest`, at which the session has no clash in its hall. */
export function nextFreeTime(
  sessions: readonly PlannedSession[],
  talks: readonly PlannedTalk[],
  id: number,
  latest: string,
): { from: string; to: string } | null {
  const own = sessions.find((one) => one.id === id);
  if (!own) return null;
  const long = Date.parse(own.to) - Date.parse(own.from);
  const clashes = clashesAround(sessions, talks, own);
  for (let from = Date.parse(own.from) + STEP_MS; from + long <= Date.parse(latest); from += STEP_MS) {
    const place = { from: new Date(from).toISOString(), to: new Date(from + long).toISOString() };
    if (!clashes({ ...place, hall: own.hall })) return place;
  }
  return null;
}

/** Other halls that are free at that time. */
export function freeHalls(sessions: readonly PlannedSession[], halls: readonly number[], id: number): number[] {
  const own = sessions.find((one) => one.id === id);
  if (!own) return [];
  const taken = new Set(
    sessions.filter((one) => one.id !== id && one.from < own.to && one.to > own.from).map(({ hall }) => hall),
  );
  return halls.filter((hall) => hall !== own.hall && !taken.has(hall));
}

/** People without a part at that time. */
export function freeExperts(
  sessions: readonly PlannedSession[],
  talks: readonly PlannedTalk[],
  experts: readonly number[],
  { from, to }: { from: string; to: string },
): number[] {
  const wanted = { from: Date.parse(from), to: Date.parse(to) };
  const at = new Map(sessions.map((one) => [one.id, stretchOf(one)]));
  const overlaps = (one: { from: number; to: number }) => one.from < wanted.to && one.to > wanted.from;
  const busy = new Set<number>();
  for (const one of sessions) if (overlaps(stretchOf(one))) for (const { expert } of one.parts) busy.add(expert);
  for (const talk of talks) {
    const session = talk.session === null ? undefined : at.get(talk.session);
    if (!session) continue;
    if (overlaps(talkStretch(talk) ?? session)) for (const { expert } of talk.parts) busy.add(expert);
  }
  return experts.filter((id) => !busy.has(id));
}

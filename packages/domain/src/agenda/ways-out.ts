import { findClashes } from './clashes.ts';
import type { Clash, PlannedSession, PlannedTalk } from './clashes.ts';

const sessionsOf = (clash: Clash): readonly number[] => (clash.kind === 'outside' ? [clash.session] : clash.sessions);

/** Clashes in which this session has a part. */
export const clashesOf = (clashes: readonly Clash[], session: number): Clash[] =>
  clashes.filter((clash) => sessionsOf(clash).includes(session));

const moved = (sessions: readonly PlannedSession[], id: number, to: Partial<PlannedSession>): PlannedSession[] =>
  sessions.map((one) => (one.id === id ? { ...one, ...to } : one));

/** Whether anything clashes with a session once it is there and its talks have gone along. */
export function clashesAt(
  sessions: readonly PlannedSession[],
  talks: readonly PlannedTalk[],
  own: PlannedSession,
  place: Pick<PlannedSession, 'hall' | 'from' | 'to'>,
): boolean {
  const ms = Date.parse(place.from) - Date.parse(own.from);
  // Only who overlaps can clash, so that a large programme stays quick.
  const near = moved(sessions, own.id, place).filter(
    (one) => one.id === own.id || (one.from < place.to && one.to > place.from),
  );
  const ids = new Set(near.map(({ id }) => id));
  const along = talks
    .filter(({ session }) => session !== null && ids.has(session))
    .map((one) =>
      one.session === own.id && one.from !== null
        ? { ...one, from: new Date(Date.parse(one.from) + ms).toISOString() }
        : one,
    );
  return findClashes(near, along).some((clash) => clash.kind !== 'outside' && sessionsOf(clash).includes(own.id));
}

/** The session itself, and those until `latest` that are in its hall or have one of its people. */
function rivals(
  sessions: readonly PlannedSession[],
  talks: readonly PlannedTalk[],
  own: PlannedSession,
  latest: string,
): PlannedSession[] {
  const people = new Set(own.parts.map(({ expert }) => expert));
  for (const talk of talks) if (talk.session === own.id) for (const { expert } of talk.parts) people.add(expert);
  const theirs = new Set<number>();
  for (const { session, parts } of talks)
    if (session !== null && parts.some(({ expert }) => people.has(expert))) theirs.add(session);
  return sessions.filter(
    (one) =>
      one.id === own.id ||
      (one.to > own.from &&
        one.from < latest &&
        ((one.hall === own.hall && own.hall !== null) ||
          theirs.has(one.id) ||
          one.parts.some(({ expert }) => people.has(expert)))),
  );
}

const STEP_MS = 5 * 60_000;

/** The next time, in steps of five minutes and not after `latest`, at which the session clashes with nothing in its hall. */
export function nextFreeTime(
  sessions: readonly PlannedSession[],
  talks: readonly PlannedTalk[],
  id: number,
  latest: string,
): { from: string; to: string } | null {
  const own = sessions.find((one) => one.id === id);
  if (!own) return null;
  const long = Date.parse(own.to) - Date.parse(own.from);
  // Every step asks anew: only those are asked about that can clash at all.
  const near = rivals(sessions, talks, own, latest);
  const ids = new Set(near.map((one) => one.id));
  const along = talks.filter(({ session }) => session !== null && ids.has(session));
  for (let from = Date.parse(own.from) + STEP_MS; from + long <= Date.parse(latest); from += STEP_MS) {
    const place = { from: new Date(from).toISOString(), to: new Date(from + long).toISOString() };
    if (!clashesAt(near, along, own, { ...place, hall: own.hall })) return place;
  }
  return null;
}

/** Other halls in which nothing else is at that time. */
export function freeHalls(sessions: readonly PlannedSession[], halls: readonly number[], id: number): number[] {
  const own = sessions.find((one) => one.id === id);
  if (!own) return [];
  const taken = new Set(
    sessions.filter((one) => one.id !== id && one.from < own.to && one.to > own.from).map(({ hall }) => hall),
  );
  return halls.filter((hall) => hall !== own.hall && !taken.has(hall));
}

/** People who do nothing at that time. */
export function freeExperts(
  sessions: readonly PlannedSession[],
  talks: readonly PlannedTalk[],
  experts: readonly number[],
  { from, to }: { from: string; to: string },
): number[] {
  const at = new Map(sessions.map((one) => [one.id, one]));
  const overlaps = (one: { from: string; to: string }) => one.from < to && one.to > from;
  const busy = new Set<number>();
  for (const one of sessions) if (overlaps(one)) for (const { expert } of one.parts) busy.add(expert);
  for (const talk of talks) {
    const session = talk.session === null ? undefined : at.get(talk.session);
    if (!session) continue;
    const own =
      talk.from === null
        ? session
        : { from: talk.from, to: new Date(Date.parse(talk.from) + talk.minutes * 60_000).toISOString() };
    if (overlaps(own)) for (const { expert } of talk.parts) busy.add(expert);
  }
  return experts.filter((id) => !busy.has(id));
}

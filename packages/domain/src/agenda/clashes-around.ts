import type { PlannedSession, PlannedTalk } from './clashes.ts';

interface Stretch {
  from: number;
  to: number;
}
export type SessionPlace = Pick<PlannedSession, 'hall' | 'from' | 'to'>;

const overlap = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;

/**
 * Returns a function that reports whether a session with its talks would clash at a given place, with the same result as
 * `findClashes`. The other sessions are indexed once, so it can be called on every pointer move.
 */
export function clashesAround(
  sessions: readonly PlannedSession[],
  talks: readonly PlannedTalk[],
  own: PlannedSession,
): (place: SessionPlace) => boolean {
  const began = Date.parse(own.from);
  /** Chairs are present throughout, speakers while they talk: offset and duration. */
  const throughout = new Set(own.parts.map(({ expert }) => expert));
  const speaking: { expert: number; after: number; long: number }[] = [];
  for (const { session, from, minutes, parts } of talks)
    if (session === own.id)
      for (const { expert } of parts)
        if (from === null) throughout.add(expert);
        else speaking.push({ expert, after: Date.parse(from) - began, long: minutes * 60_000 });
  const people = new Set([...throughout, ...speaking.map(({ expert }) => expert)]);

  const inHall = new Map<number, Stretch[]>();
  const busy = new Map<number, Stretch[]>();
  const note = (to: Map<number, Stretch[]>, key: number, stretch: Stretch) =>
    to.set(key, [...(to.get(key) ?? []), stretch]);
  const others = new Map<number, Stretch>();
  for (const { id, hall, from, to, parts } of sessions) {
    if (id === own.id) continue;
    const stretch = { from: Date.parse(from), to: Date.parse(to) };
    others.set(id, stretch);
    if (hall !== null) note(inHall, hall, stretch);
    for (const { expert } of parts) if (people.has(expert)) note(busy, expert, stretch);
  }
  for (const { session, from, minutes, parts } of talks)
    for (const { expert } of parts) {
      const whole = session === null || !people.has(expert) ? undefined : others.get(session);
      if (!whole) continue;
      const start = from === null ? null : Date.parse(from);
      note(busy, expert, start === null ? whole : { from: start, to: start + minutes * 60_000 });
    }

  return ({ hall, from, to }) => {
    const there = { from: Date.parse(from), to: Date.parse(to) };
    const meets = (taken: readonly Stretch[] | undefined, stretch: Stretch) =>
      taken?.some((one) => overlap(one, stretch)) ?? false;
    if (hall !== null && meets(inHall.get(hall), there)) return true;
    if ([...throughout].some((expert) => meets(busy.get(expert), there))) return true;
    return speaking.some(({ expert, after, long }) =>
      meets(busy.get(expert), { from: there.from + after, to: there.from + after + long }),
    );
  };
}

import type { Part } from '@meetingapp/contract/agenda/programme.ts';

/** A session as needed to find clashes. Times as ISO text in UTC. */
export interface PlannedSession {
  id: number;
  hall: number | null;
  from: string;
  to: string;
  parts: readonly Part[];
}
export interface PlannedTalk {
  id: number;
  session: number | null;
  from: string | null;
  minutes: number;
  parts: readonly Part[];
}

/** `hall`: two sessions in one hall; `expert`: one person in two sessions; `outside`: a talk beyond its session's time. */
export type Clash =
  | { kind: 'hall'; hall: number; sessions: [number, number]; from: string; to: string }
  | { kind: 'expert'; expert: number; sessions: [number, number]; from: string; to: string }
  | { kind: 'outside'; session: number; talk: number };

interface Stretch {
  session: number;
  from: number;
  to: number;
}

/** All clashes of a programme, by time. Adjacent times do not clash; a person's parts within one session do not clash. */
export function findClashes(sessions: readonly PlannedSession[], talks: readonly PlannedTalk[]): Clash[] {
  const stretches = new Map(sessions.map((one) => [one.id, stretchOf(one)]));
  const clashes: Clash[] = [];
  for (const [hall, taken] of hallsTaken(sessions, stretches))
    for (const pair of overlaps(taken)) clashes.push({ kind: 'hall', hall, ...pair });
  for (const [expert, taken] of expertsTaken(sessions, talks, stretches))
    for (const pair of overlaps(taken)) clashes.push({ kind: 'expert', expert, ...pair });
  for (const talk of talks) {
    const own = talkStretch(talk);
    const session = talk.session === null ? undefined : stretches.get(talk.session);
    if (own && session && (own.from < session.from || own.to > session.to))
      clashes.push({ kind: 'outside', session: session.session, talk: talk.id });
  }
  return clashes;
}

const known = new WeakMap<PlannedSession | PlannedTalk, Stretch>();

/** Cached per row object: after a change only changed rows are parsed again. */
export function stretchOf(session: PlannedSession): Stretch {
  const { id, from, to } = session;
  const stretch = known.get(session) ?? { session: id, from: Date.parse(from), to: Date.parse(to) };
  known.set(session, stretch);
  return stretch;
}

/** Null: no time set. */
export function talkStretch(talk: PlannedTalk): Stretch | null {
  const { session, from, minutes } = talk;
  if (session === null || from === null) return null;
  const found = known.get(talk);
  if (found) return found;
  const start = Date.parse(from);
  const stretch = { session, from: start, to: start + minutes * 60_000 };
  known.set(talk, stretch);
  return stretch;
}

function add(to: Map<number, Stretch[]>, key: number, stretch: Stretch): void {
  const there = to.get(key);
  if (there) there.push(stretch);
  else to.set(key, [stretch]);
}

function hallsTaken(sessions: readonly PlannedSession[], stretches: ReadonlyMap<number, Stretch>) {
  const taken = new Map<number, Stretch[]>();
  for (const { id, hall } of sessions) {
    const stretch = stretches.get(id);
    if (hall !== null && stretch) add(taken, hall, stretch);
  }
  return taken;
}

/** A chair is taken for the whole session; a speaker during the talk, or for the whole session if the talk has no time. */
function expertsTaken(
  sessions: readonly PlannedSession[],
  talks: readonly PlannedTalk[],
  stretches: ReadonlyMap<number, Stretch>,
) {
  const taken = new Map<number, Stretch[]>();
  for (const { id, parts } of sessions) {
    const stretch = stretches.get(id);
    for (const { expert } of parts) if (stretch) add(taken, expert, stretch);
  }
  for (const talk of talks) {
    const stretch = talkStretch(talk) ?? (talk.session === null ? undefined : stretches.get(talk.session));
    for (const { expert } of talk.parts) if (stretch) add(taken, expert, stretch);
  }
  return taken;
}

/** Pairs of different sessions with overlapping times, each pair once. */
function overlaps(taken: readonly Stretch[]): { sessions: [number, number]; from: string; to: string }[] {
  if (taken.length < 2) return [];
  const sorted = [...taken].sort((one, other) => one.from - other.from || one.session - other.session);
  const found = new Map<string, { sessions: [number, number]; from: string; to: string }>();
  sorted.forEach((one, at) => {
    for (const other of sorted.slice(at + 1)) {
      if (other.from >= one.to) break;
      if (other.session === one.session) continue;
      const sessions: [number, number] = [Math.min(one.session, other.session), Math.max(one.session, other.session)];
      const to = new Date(Math.min(one.to, other.to)).toISOString();
      found.set(
        sessions.join(),
        found.get(sessions.join()) ?? { sessions, from: new Date(other.from).toISOString(), to },
      );
    }
  });
  return [...found.values()];
}

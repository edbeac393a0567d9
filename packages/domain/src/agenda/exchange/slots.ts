import type {
  Material,
  Part,
  Programme,
  ProgrammeSession,
  ProgrammeTalk,
} from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** One line of a calendar: a session without talks, or a talk within its session. */
export interface Slot {
  key: `session/${number}` | `talk/${number}`;
  id: number;
  session: ProgrammeSession;
  talk: ProgrammeTalk | null;
  title: Bilingual;
  /** Milliseconds. */
  from: number;
  to: number;
  parts: readonly Part[];
  materials: readonly Material[];
}

const MINUTE = 60_000;

/** All items with their times; talks without a time share their session's. */
export function slotsOf({ sessions }: Programme, minutesOf: (talkId: number) => number): Slot[] {
  return sessions.flatMap((session): Slot[] => {
    const { id, title, parts, materials } = session;
    const whole = { from: Date.parse(session.from), to: Date.parse(session.to) };
    if (session.talks.length === 0)
      return [{ key: `session/${id}`, id, session, talk: null, title, ...whole, parts, materials }];
    const times = talkTimes(session.talks, whole, minutesOf);
    return session.talks.map((talk, at) => ({
      key: `talk/${talk.id}`,
      id: talk.id,
      session,
      talk,
      title: talk.title,
      ...(times[at] ?? whole),
      parts: talk.parts,
      materials: talk.materials,
    }));
  });
}

interface Span {
  from: number;
  to: number;
}

/** Times for talks without one: consecutive, shortened in proportion if the session is too short for all. */
function talkTimes(talks: readonly ProgrammeTalk[], whole: Span, minutesOf: (talkId: number) => number): Span[] {
  const times: Span[] = [];
  let begins = whole.from;
  for (let at = 0; at < talks.length;) {
    const own = ownTime(talks[at]);
    if (own) {
      times.push(own);
      begins = own.to;
      at += 1;
      continue;
    }
    let next = at;
    while (next < talks.length && !ownTime(talks[next])) next += 1;
    const run = talks.slice(at, next).map(({ id }) => minutesOf(id) * MINUTE);
    const until = ownTime(talks[next])?.from ?? whole.to;
    for (const length of shared(run, Math.max(until - begins, run.length * MINUTE))) {
      times.push({ from: begins, to: begins + length });
      begins += length;
    }
    at = next;
  }
  return times;
}

function ownTime(talk: ProgrammeTalk | undefined): Span | null {
  return talk?.from && talk.to ? { from: Date.parse(talk.from), to: Date.parse(talk.to) } : null;
}

/** Whole minutes, at least one each. */
function shared(lengths: readonly number[], room: number): number[] {
  const needed = lengths.reduce((sum, length) => sum + length, 0);
  if (needed <= room) return [...lengths];
  return lengths.map((length) => Math.max(1, Math.floor((length * room) / needed / MINUTE)) * MINUTE);
}

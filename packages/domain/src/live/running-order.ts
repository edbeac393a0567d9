interface Span {
  from: string;
  to: string;
}

/**
 * By how many milliseconds a session's talks are moved where a broadcast shows it: not at all where the two overlap; a broadcast
 * at another time (a repeat, a rehearsal) begins the session when it begins itself.
 */
export function shiftOf(session: Span, broadcast: Span): number {
  const [from, to, begins, ends] = [session.from, session.to, broadcast.from, broadcast.to].map(Date.parse) as [
    number,
    number,
    number,
    number,
  ];
  return from < ends && begins < to ? 0 : begins - from;
}

interface Talk {
  from: string | null;
  to: string | null;
}

/** The talk that is on at a moment; null between two, and where no times are said. */
export function talkAt<T extends Talk>(talks: readonly T[], now: number): T | null {
  return (
    talks.find(({ from, to }) => from !== null && to !== null && Date.parse(from) <= now && now < Date.parse(to)) ??
    null
  );
}

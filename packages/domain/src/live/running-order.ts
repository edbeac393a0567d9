interface Span {
  from: string;
  to: string;
}

/**
 * Offset in milliseconds of a session's talks within a broadcast: 0 where the two overlap; a broadcast at another time (a repeat, a
 * rehearsal) starts the session at its own start.
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

/** The current talk; null between talks, and where talks have no times. */
export function talkAt<T extends Talk>(talks: readonly T[], now: number): T | null {
  return (
    talks.find(({ from, to }) => from !== null && to !== null && Date.parse(from) <= now && now < Date.parse(to)) ??
    null
  );
}

import type { ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';

interface Stretch {
  session: number;
  from: number;
  to: number;
}

/** When the plan has a person in a session: for all of it, or only during its chosen talks. */
function stretchesOf(session: ProgrammeSession, has: (item: PlanItem) => boolean): Stretch[] {
  const stretch = (from: string, to: string): Stretch => ({
    session: session.id,
    from: Date.parse(from),
    to: Date.parse(to),
  });
  if (has({ item: 'session', id: session.id })) return [stretch(session.from, session.to)];
  return session.talks
    .filter(({ id }) => has({ item: 'talk', id }))
    .map(({ from, to }) => stretch(from ?? session.from, to ?? session.to));
}

/** Sessions of a plan that overlap in time, by session. Adjacent times do not overlap. */
export function planOverlaps(
  sessions: readonly ProgrammeSession[],
  has: (item: PlanItem) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const stretches = sessions
    .flatMap((session) => stretchesOf(session, has))
    .sort((one, other) => one.from - other.from);
  const found = new Map<number, Set<number>>();
  const note = (one: number, other: number): void => {
    found.set(one, (found.get(one) ?? new Set()).add(other));
  };
  stretches.forEach((one, at) => {
    for (const other of stretches.slice(at + 1)) {
      if (other.from >= one.to) break;
      if (other.session === one.session) continue;
      note(one.session, other.session);
      note(other.session, one.session);
    }
  });
  return new Map([...found].map(([session, others]) => [session, [...others]]));
}

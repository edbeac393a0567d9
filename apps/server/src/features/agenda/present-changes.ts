import type { ProgrammeChange } from '@meetingapp/contract/agenda-console.ts';
import type { Programme } from '@meetingapp/contract/agenda-programme.ts';

/** What there was before the first release. */
export const emptyProgramme = (programme: Programme): Programme => ({
  ...programme,
  halls: [],
  topics: [],
  experts: [],
  groups: [],
  sessions: [],
});

/** Experts who take part, or took part, in what changed: these must be told. */
export function affectedExperts(
  changes: readonly ProgrammeChange[],
  before: Programme,
  after: Programme,
): ReadonlySet<number> {
  const changed = new Set(changes.map(({ item, id }) => `${item}/${id}`));
  const found = new Set<number>();
  for (const session of [...before.sessions, ...after.sessions]) {
    const whole = changed.has(`session/${session.id}`);
    const parts = [
      ...(whole ? session.parts : []),
      ...session.talks.flatMap((talk) => (whole || changed.has(`talk/${talk.id}`) ? talk.parts : [])),
    ];
    for (const { expert } of parts) found.add(expert);
  }
  return found;
}

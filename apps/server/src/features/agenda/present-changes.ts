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

/** What changed of that in which somebody takes part, or took part, by expert: these must be told. */
export function changesByExpert(
  changes: readonly ProgrammeChange[],
  before: Programme,
  after: Programme,
): ReadonlyMap<number, ProgrammeChange[]> {
  const changed = new Map<string, ProgrammeChange[]>();
  for (const change of changes) {
    const key = `${change.item}/${change.id}`;
    changed.set(key, [...(changed.get(key) ?? []), change]);
  }
  const found = new Map<number, Set<ProgrammeChange>>();
  for (const session of [...before.sessions, ...after.sessions]) {
    const whole = changed.get(`session/${session.id}`) ?? [];
    for (const { expert } of session.parts) note(found, expert, whole);
    for (const talk of session.talks)
      for (const { expert } of talk.parts) note(found, expert, [...whole, ...(changed.get(`talk/${talk.id}`) ?? [])]);
  }
  return new Map([...found].map(([expert, own]) => [expert, [...own]]));
}

function note(found: Map<number, Set<ProgrammeChange>>, expert: number, changes: readonly ProgrammeChange[]): void {
  if (changes.length > 0) found.set(expert, new Set([...(found.get(expert) ?? []), ...changes]));
}

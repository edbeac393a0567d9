import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';

/** The programme before the first release. */
export const emptyProgramme = (programme: Programme): Programme => ({
  ...programme,
  halls: [],
  topics: [],
  experts: [],
  groups: [],
  sessions: [],
});

/** Changes of the items in which an expert has or had a part, by expert: these people are notified. */
export function changesByExpert(
  changes: readonly ProgrammeChange[],
  before: Programme,
  after: Programme,
): ReadonlyMap<number, ProgrammeChange[]> {
  const changed = groupBy(changes, ({ item, id }) => `${item}/${id}`);
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

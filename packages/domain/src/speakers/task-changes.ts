import type { TaskChange } from '@meetingapp/contract/speakers/task.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '../bilingual.ts';
import type { AskedTask } from './tasks.ts';

const same = (text: string): Bilingual => ({ zh: text, en: text });
const listed = (words: readonly string[]): string => [...words].sort().join(' ');
const byId = (others: AskedTask['others']): AskedTask['others'] => [...others].sort((one, other) => one.id - other.id);
const names = (others: AskedTask['others']): Bilingual => ({
  zh: joinList(
    byId(others).map(({ name }) => pickLanguage(name, 'zh')),
    'zh',
  ),
  en: joinList(
    byId(others).map(({ name }) => pickLanguage(name, 'en')),
    'en',
  ),
});

/**
 * What a person must be asked again: another time, hall, role, or other people of the same session or talk. A corrected name of a hall
 * or person is no change.
 */
export function taskChanges(before: AskedTask, after: AskedTask): TaskChange[] {
  const changes: TaskChange[] = [];
  if (before.from !== after.from || before.to !== after.to)
    changes.push({
      part: 'time',
      before: same(`${before.from}/${before.to}`),
      after: same(`${after.from}/${after.to}`),
    });
  if (before.hall !== after.hall) changes.push({ part: 'hall', before: before.hallName, after: after.hallName });
  if (listed(before.others.map(({ id }) => String(id))) !== listed(after.others.map(({ id }) => String(id))))
    changes.push({ part: 'people', before: names(before.others), after: names(after.others) });
  if (listed(before.roles) !== listed(after.roles))
    changes.push({ part: 'role', before: same(listed(before.roles)), after: same(listed(after.roles)) });
  return changes;
}

/** Adds later changes to earlier ones that the person has not answered: the first value before, the last one after. */
export function joinChanges(earlier: readonly TaskChange[], later: readonly TaskChange[]): TaskChange[] {
  const joined = new Map(earlier.map((change) => [change.part, change]));
  for (const change of later) {
    const before = joined.get(change.part)?.before ?? change.before;
    if (JSON.stringify(before) === JSON.stringify(change.after)) joined.delete(change.part);
    else joined.set(change.part, { ...change, before });
  }
  return [...joined.values()];
}

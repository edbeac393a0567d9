import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { changesBetween } from '@meetingapp/domain/agenda/changes.ts';
import { newsStore } from './news.ts';

/**
 * Adds the changes of a new release to the unseen ones; a later change of the same item replaces the earlier. Loaded only by phones that
 * have an earlier release.
 */
export async function noteChanges(cid: string, before: Programme, after: Programme): Promise<void> {
  const fresh = changesBetween(before, after);
  if (fresh.length === 0) return;
  const same = (one: ProgrammeChange) => (other: ProgrammeChange) =>
    one.item === other.item && one.id === other.id && one.kind === other.kind;
  const kept = (await newsStore.read(cid)).filter((one) => !fresh.some(same(one)));
  await newsStore.write(cid, [...kept, ...fresh]);
}

import type { EditedActivity } from '@meetingapp/contract/activities/console.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { moveActivity, saveActivity } from '@meetingapp/server/features/activities/commands.ts';
import { saveStamp } from '@meetingapp/server/features/activities/commands-stamp.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both } from '../support/bilingual.ts';

const HOUR_MS = 3_600_000;

export type ActivityInput = Partial<EditedActivity>;

/** A published activity with one slot of two places in two hours, unless the input says otherwise; returns the ids. */
export async function buildActivity(
  db: Database,
  conferenceId: number,
  input: ActivityInput = {},
  now = new Date(),
): Promise<{ id: number; slotIds: number[]; prizeIds: number[] }> {
  const at = (hours: number): string => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const saved = await saveActivity(db, conferenceId, {
    id: null,
    seen: null,
    kind: 'places',
    title: both('心肺复苏实操', 'CPR training'),
    place: both('急救体验区', 'First-aid area'),
    rules: [],
    startsAt: at(2),
    endsAt: at(4),
    leaveMinutes: 0,
    points: 0,
    stampId: null,
    formId: null,
    pointId: null,
    slots: [{ id: null, name: both('第 1 组', 'Group 1'), startsAt: at(2), endsAt: at(3), size: 2 }],
    prizes: [],
    ...input,
  });
  if (!saved.ok) throw new Error(`no activity: ${saved.reason}`);
  const { id } = saved;
  await moveActivity(db, { conferenceId, activityId: id, state: 'published', now });
  const idsOf = async (table: 'activity_slot' | 'activity_prize'): Promise<number[]> =>
    (
      await db.selectFrom(table).select('id').where('activity_id', '=', id).orderBy('position').orderBy('id').execute()
    ).map((row) => row.id);
  return { id, slotIds: await idsOf('activity_slot'), prizeIds: await idsOf('activity_prize') };
}

/** A stamp that can be collected at any time; returns its id. */
export async function buildStamp(
  db: Database,
  conferenceId: number,
  name: Bilingual = both('壁报区', 'Posters'),
  points = 0,
): Promise<number> {
  const stamp = { id: null, seen: null, name, points, sessionId: null, opensAt: null, closesAt: null };
  const saved = await saveStamp(db, conferenceId, stamp);
  if (!saved.ok) throw new Error(`no stamp: ${saved.reason}`);
  return saved.id;
}

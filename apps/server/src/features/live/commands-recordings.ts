import { mayDelete, nightly } from '@meetingapp/domain/live/old-recordings.ts';
import type { Database } from '../../db/database.ts';
import { addJob } from '../../jobs/queue.ts';
import type { StatePlace } from './commands-state.ts';
import { conferencesToClear, foundRecording, foundRecordings, type FoundRecording } from './queries-recordings.ts';

type Noted = { kept?: boolean; marked_at?: Date | null; removed_at?: Date; video_id?: number };

export async function noteRecording(
  db: Database,
  conferenceId: number,
  { file, roomId }: Pick<FoundRecording, 'file' | 'roomId'>,
  what: Noted,
): Promise<void> {
  await db
    .insertInto('live_recording')
    .values({
      conference_id: conferenceId,
      room_id: roomId,
      name: file.name,
      began_at: file.beganAt,
      size: file.size,
      ...what,
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...what, size: file.size }))
    .execute();
}

/** Marks what is due, takes marks back where something needs it again, and removes the files of what was marked for the whole grace. */
export async function clearRecordings(place: StatePlace): Promise<void> {
  const { db, ports, now } = place;
  for (const { id, days } of await conferencesToClear(db))
    for (const one of await foundRecordings(place, id, days)) {
      const done = nightly(one.standing, one.markedAt, now);
      if (done === 'mark') await noteRecording(db, id, one, { marked_at: now });
      if (done === 'unmark') await noteRecording(db, id, one, { marked_at: null });
      if (done !== 'remove') continue;
      // Noted before: what is gone without a word would be sought for ever.
      await noteRecording(db, id, one, { removed_at: now });
      await ports.live.recordings.remove(one.file.name);
    }
}

/** False: this conference has no such recording. */
export async function keepRecording(
  place: StatePlace,
  conferenceId: number,
  name: string,
  kept: boolean,
): Promise<boolean> {
  const found = await foundRecording(place, conferenceId, name);
  if (!found) return false;
  await noteRecording(place.db, conferenceId, found, kept ? { kept, marked_at: null } : { kept });
  return true;
}

/** Its file goes when that stands. */
export async function removeRecording(
  place: StatePlace,
  conferenceId: number,
  name: string,
): Promise<'done' | 'not_found' | 'live_recording_needed'> {
  const found = await foundRecording(place, conferenceId, name);
  if (!found) return 'not_found';
  if (!mayDelete(found.standing)) return 'live_recording_needed';
  await noteRecording(place.db, conferenceId, found, { removed_at: place.now });
  await addJob(place.db, 'live.removeRecording', { name });
  return 'done';
}

/** False: there is no such conference. */
export async function saveRecordingDays(db: Database, conferenceId: number, days: number | null): Promise<boolean> {
  const row = await db
    .updateTable('conference')
    .set({ live_recording_days: days })
    .where('id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

import { mayDelete, nightly } from '@meetingapp/domain/live/old-recordings.ts';
import type { Database } from '../../../db/connection/database.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { StatePlace } from '../state/commands.ts';
import { conferencesToClear, foundRecording, foundRecordings, type FoundRecording } from './queries.ts';

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

/**
 * Marks recordings that are due, unmarks those that are needed again, and deletes the files of those marked for the whole grace
 * period.
 */
export async function clearRecordings(place: StatePlace): Promise<void> {
  const { db, ports, now } = place;
  for (const { id, days } of await conferencesToClear(db))
    for (const one of await foundRecordings(place, id, days)) {
      const done = nightly(one.standing, one.markedAt, now);
      if (done === 'mark') await noteRecording(db, id, one, { marked_at: now });
      if (done === 'unmark') await noteRecording(db, id, one, { marked_at: null });
      if (done !== 'remove') continue;
      // Recorded before the file is deleted: otherwise a file that vanished would be searched for indefinitely.
      await noteRecording(db, id, one, { removed_at: now });
      await ports.live.recordings.remove(one.file.name);
    }
}

/** False when this conference has no such recording. */
export async function saveRecording(
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

/** The file is deleted after the commit. */
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

/** False when the conference does not exist. */
export async function saveRecordingDays(db: Database, conferenceId: number, days: number | null): Promise<boolean> {
  const row = await db
    .updateTable('conference')
    .set({ live_recording_days: days })
    .where('id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

import type { Database } from '../../../db/connection/database.ts';

/** A published film of a conference that is not hidden, by its id. */
export function videoToWatch(db: Database, id: number) {
  return published(db)
    .select(['video.id', 'video.folder', 'video.chapters', 'video.captions', 'video.milliseconds'])
    .where('video.id', '=', id)
    .executeTakeFirst();
}

/** The folder of a film with a picture. */
export async function filmFolder(db: Database, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('video')
    .select('folder')
    .where('id', '=', id)
    .where('sound_only', '=', false)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.folder;
}

/** As `videoToWatch`, by folder, for requests to an address. */
export function videoInFolder(db: Database, folder: string) {
  return published(db).where('video.folder', '=', folder).executeTakeFirst();
}

function published(db: Database) {
  return db
    .selectFrom('video')
    .innerJoin('conference', 'conference.id', 'video.conference_id')
    .select(['video.conference_id', 'video.watch', 'conference.state as conference_state'])
    .where('video.state', '=', 'published')
    .where('video.removed_at', 'is', null)
    .where('conference.state', '<>', 'draft');
}

/** A person's last position, in milliseconds. */
export async function positionIn(db: Database, videoId: number, accountId: number | null): Promise<number> {
  if (accountId === null) return 0;
  const row = await db
    .selectFrom('video_position')
    .select('milliseconds')
    .where('video_id', '=', videoId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.milliseconds ?? 0;
}

import { roles } from '@meetingapp/contract/call.ts';
import { isPictureShown } from '@meetingapp/domain/live/states.ts';
import type { Database } from '../../db/database.ts';
import { rightOf } from '../../http/rights.ts';
import { callerByHash } from '../../http/token.ts';
import { conferenceOfFilm, conferenceOfStream, sessionByHash } from './queries-media.ts';
import { watchRefusal } from '../live/access-watch.ts';
import { shownByStream } from '../live/queries-watch.ts';
import type { MediaPort } from '../../ports/media/media.ts';
import { videoInFolder } from './queries-watch.ts';

export interface MediaQuestion {
  folder: string;
  /** The media cookie: the hash of a log-in, or a visitor's own. */
  viewer: string;
}

/**
 * Whether who has this cookie may see what lies in a folder at this moment: a film that is still published, the picture of what is
 * on now in the room of a stream, and the person still entitled to it.
 */
export async function maySee(
  { db, media, now }: { db: Database; media: MediaPort; now: Date },
  { folder, viewer }: MediaQuestion,
): Promise<boolean> {
  const shown = await shownIn(db, media, folder);
  if (shown === null) return false;
  const accountId = shown.level === 'anyone' ? null : await sessionByHash(db, viewer, now);
  return (await watchRefusal(db, { ...shown, accountId })) === null;
}

async function shownIn(db: Database, media: MediaPort, folder: string) {
  const stream = media.streamOf(folder);
  if (stream !== null) {
    const row = await shownByStream(db, stream);
    if (!row || !isPictureShown({ state: row.state, stateBy: row.state_by })) return null;
    return { conferenceId: row.conference_id, level: row.watch };
  }
  const film = await videoInFolder(db, folder);
  return film && film.conference_state !== 'stopped' ? { conferenceId: film.conference_id, level: film.watch } : null;
}

/** Whether staff with this cookie may see it: the newest picture of a signal, or a film in whatever state. */
export async function mayStaffSee(
  { db, media, now }: { db: Database; media: MediaPort; now: Date },
  { folder, viewer }: MediaQuestion,
): Promise<boolean> {
  const stream = media.streamOnDesk(folder);
  const conference = await (stream === null ? conferenceOfFilm(db, folder) : conferenceOfStream(db, stream));
  if (!conference) return false;
  const caller = await callerByHash(db, Buffer.from(viewer, 'base64url'), now);
  return rightOf({ staff: roles.readSetUp }, caller, conference) === 'granted';
}

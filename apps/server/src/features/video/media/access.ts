import { roles } from '@meetingapp/contract/call.ts';
import { isPictureShown } from '@meetingapp/domain/live/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { rightOf } from '../../../http/calls/rights.ts';
import { callerByHash } from '../../../http/calls/token.ts';
import { conferenceOfFilm, conferenceOfStream, sessionByHash } from './queries.ts';
import { watchRefusal } from '../../live/watch/access.ts';
import { shownByStream } from '../../live/watch/queries.ts';
import type { MediaPort } from '../../../ports/media/media.ts';
import { videoInFolder } from '../watch/queries.ts';

export interface MediaQuestion {
  folder: string;
  /** The media cookie: the hash of a session, or a visitor's random value. */
  viewer: string;
}

/**
 * True when the holder of this cookie may see a folder now: a published film, or the picture of what is live in the stream's room, and
 * the person is still entitled to it.
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

/** True when staff with this cookie may see a folder: the newest picture of a signal, or a film in any state. */
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

import { defineJob } from '../../../jobs/job.ts';
import { cutPlaylist } from '../../../ports/live/film.ts';
import { filmFolder } from '../watch/queries.ts';

/**
 * Cuts an uploaded film into a playlist without re-encoding. Without ffmpeg the film is served as one file: not an error, no retry.
 */
export const cutFilm = defineJob('video.playlist', async ({ videoId }, { db, ports }) => {
  const folder = await filmFolder(db, videoId);
  if (folder !== undefined) await cutPlaylist(ports.media.path(folder));
});

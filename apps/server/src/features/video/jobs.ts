import { defineJob } from '../../jobs/job.ts';
import { cutPlaylist } from '../../ports/live/film.ts';
import { filmFolder } from './queries-watch.ts';

/**
 * Cuts a film that was uploaded into a playlist, by copying its pictures. Where ffmpeg is not installed it is given out as one file: no
 * fault, and nothing to try again.
 */
export const cutFilm = defineJob('video.playlist', async ({ videoId }, { db, ports }) => {
  const folder = await filmFolder(db, videoId);
  if (folder !== undefined) await cutPlaylist(ports.media.path(folder));
});

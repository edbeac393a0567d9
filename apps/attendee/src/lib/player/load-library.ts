import type videojs from 'video.js';
import type { Film } from './film.ts';

export type Library = typeof videojs;
export type VideoPlayer = ReturnType<Library>;

/** In the order in which they are tried. A whole file wants less program than a playlist, and iPhones play playlists themselves. */
export function sourcesOf({ hls, mp4 }: Film): { src: string; type: string }[] {
  return [
    ...(mp4 === null ? [] : [{ src: mp4, type: mp4.endsWith('.webm') ? 'video/webm' : 'video/mp4' }]),
    ...(hls === null ? [] : [{ src: hls, type: 'application/x-mpegURL' }]),
  ];
}

/** The player, 80 kB; with what plays playlists where the browser cannot, 200. Fetched when somebody opens a film. */
export async function loadLibrary(film: Film): Promise<Library> {
  const needsStreams = film.mp4 === null && 'MediaSource' in globalThis;
  const found = await (needsStreams ? import('video.js') : import('video.js/core.es.js'));
  return found.default;
}

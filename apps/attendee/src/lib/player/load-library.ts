import type videojs from 'video.js';
import type { Film } from './film.ts';

export type Library = typeof videojs;
export type VideoPlayer = ReturnType<Library>;

/** In the order in which they are tried. A whole file wants less program than a playlist, and iPhones play playlists themselves. */
export function sourcesOf({ hls, mp4 }: Pick<Film, 'hls' | 'mp4'>): { src: string; type: string }[] {
  return [
    ...(mp4 === null ? [] : [{ src: mp4, type: mp4.endsWith('.webm') ? 'video/webm' : 'video/mp4' }]),
    ...(hls === null ? [] : [{ src: hls, type: 'application/x-mpegURL' }]),
  ];
}

/** Whether playlists are played by the program; where not, as on iPhones, the browser plays them itself. */
export const playsStreams = (): boolean => 'MediaSource' in globalThis;

/** The player, 65 kB; with what plays playlists where the browser cannot, 140. */
export async function loadLibrary(film: Pick<Film, 'mp4'>): Promise<Library> {
  const found = await (film.mp4 === null && playsStreams() ? import('video.js') : import('video.js/core.es.js'));
  return found.default;
}

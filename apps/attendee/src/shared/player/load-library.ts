import type videojs from 'video.js';
import type { Film } from './film.ts';

export type Library = typeof videojs;
export type VideoPlayer = ReturnType<Library>;

/** Sources in the order tried. A whole file needs less code than a playlist, and iPhones play playlists natively. */
export function sourcesOf({ hls, mp4 }: Pick<Film, 'hls' | 'mp4'>): { src: string; type: string }[] {
  return [
    ...(mp4 === null ? [] : [{ src: mp4, type: mp4.endsWith('.webm') ? 'video/webm' : 'video/mp4' }]),
    ...(hls === null ? [] : [{ src: hls, type: 'application/x-mpegURL' }]),
  ];
}

/** True when playlists are played by the library; otherwise, as on iPhones, the browser plays them natively. */
export const playsStreams = (): boolean => 'MediaSource' in globalThis;

/** Loads the player, 65 kB; 140 kB with the code that plays playlists where the browser cannot. */
export async function loadLibrary(film: Pick<Film, 'mp4'>): Promise<Library> {
  const found = await (film.mp4 === null && playsStreams() ? import('video.js') : import('video.js/core.es.js'));
  return found.default;
}

import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { videoWatchCalls } from '@meetingapp/contract/video/watch.ts';
import type { StoredCaption, StoredChapter } from '../../../db/schema/json-shapes.ts';
import { PLAYLIST, WHOLE_FILM, type MediaPort } from '../../../ports/media/media.ts';

export interface FilmToWatch {
  folder: string;
  chapters: StoredChapter[];
  captions: StoredCaption[];
  milliseconds: number | null;
}

/** Addresses of a film, signed for its folder: playlist and whole file, as available. */
export async function presentFilm(
  media: MediaPort,
  film: FilmToWatch,
  at: string,
): Promise<Omit<GivenAnswerOf<typeof videoWatchCalls.watch>, 'position' | 'expiresAt'>> {
  const given = async (file: string) => ((await media.has(film.folder, file)) ? at + file : null);
  return {
    hls: await given(PLAYLIST),
    mp4: await given(WHOLE_FILM),
    captions: film.captions.map(({ language, label, file }) => ({ language, label, address: at + file })),
    chapters: film.chapters,
    milliseconds: film.milliseconds,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { dataFile } from '@meetingapp/server/ports/files/data-file.ts';
import { mediaPort, WHOLE_FILM, type MediaPort } from '@meetingapp/server/ports/media/media.ts';
import { json, nothing } from '../support/bilingual.ts';

/** Files shipped with the demo (`npm run demo:films`). */
export type DemoFilm = 'five-steps' | 'forum' | 'heart-failure' | 'heart-sounds';
export type CoveredFilm = Exclude<DemoFilm, 'heart-sounds'>;

export const filmFile = (name: DemoFilm): Buffer => readFileSync(dataFile(`films/${name}.mp4`));
export const filmCover = (name: CoveredFilm): Buffer => readFileSync(dataFile(`films/${name}.jpg`));

/** Durations in milliseconds. */
export const filmLengths: Readonly<Record<DemoFilm, number>> = {
  'five-steps': 48_000,
  forum: 36_000,
  'heart-failure': 48_000,
  'heart-sounds': 24_000,
};

/** Media port for the films of a server with this data folder. It signs nothing. */
export const demoMedia = (dataDir: string): MediaPort =>
  mediaPort({
    films: join(dataDir, 'media'),
    live: join(dataDir, 'live', 'hls'),
    stills: join(dataDir, 'live', 'stills'),
    secret: '',
  });

export async function buildVideoCategory(
  db: Database,
  conferenceId: number,
  name: Bilingual,
  position = 0,
): Promise<number> {
  const { id } = await db
    .insertInto('video_category')
    .values({ conference_id: conferenceId, name: json(name), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface VideoInput {
  title: Bilingual;
  introduction?: Bilingual;
  cover?: string | null;
  categoryId?: number | null;
  broadcastId?: number | null;
  sessionId?: number | null;
  watch?: WatchLevel;
  /** Null: without a file. */
  film?: DemoFilm | null;
  chapters?: readonly { at: number; title: Bilingual; talkId?: number | null }[];
  captions?: readonly { language: string; label: string; text: string }[];
  position?: number;
  /** Null: not published. */
  at?: Date | null;
}

/** Inserts a film with its file, chapters and captions; published by default. */
export async function buildVideo(
  db: Database,
  media: MediaPort | null,
  conferenceId: number,
  wish: VideoInput,
): Promise<number> {
  const { film = 'five-steps', at = new Date(), captions = [] } = wish;
  const folder = media?.newFolder() ?? crypto.randomUUID().replaceAll('-', '');
  if (media && film !== null) await media.write(folder, WHOLE_FILM, filmFile(film));
  for (const { language, text } of media ? captions : [])
    await media?.write(folder, `${language}.vtt`, Buffer.from(text));
  const { id } = await db
    .insertInto('video')
    .values({
      conference_id: conferenceId,
      category_id: wish.categoryId ?? null,
      broadcast_id: wish.broadcastId ?? null,
      session_id: wish.sessionId ?? null,
      title: json(wish.title),
      introduction: json(wish.introduction ?? nothing),
      cover: wish.cover ?? null,
      folder,
      milliseconds: film === null ? null : filmLengths[film],
      sound_only: film === 'heart-sounds',
      state: at === null ? (film === null ? 'making' : 'ready') : 'published',
      watch: wish.watch ?? 'anyone',
      chapters: json((wish.chapters ?? []).map((chapter) => ({ talkId: null, ...chapter }))),
      captions: json(captions.map(({ language, label }) => ({ language, label, file: `${language}.vtt` }))),
      published_at: at,
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

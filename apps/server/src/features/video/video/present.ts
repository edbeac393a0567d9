import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { VideoCard, VideoPage } from '@meetingapp/contract/video/video.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { whatIsMissing } from '../../live/watch/access.ts';
import type { VideoRow } from './queries.ts';

const RELATED = 4;

/** The person that a film is presented to. */
export interface Viewer {
  standing: WatchLevel;
  language: Language;
}

export function presentCard(row: VideoRow, { standing, language }: Viewer): VideoCard {
  const { session_id: sessionId, session_title: sessionTitle, starts_at: startsAt } = row;
  return {
    id: row.id,
    title: pickLanguage(row.title, language),
    cover: row.cover,
    milliseconds: row.milliseconds,
    soundOnly: row.sound_only,
    watch: row.watch,
    refusal: whatIsMissing(row.watch, standing),
    position: row.position ?? 0,
    categoryId: row.category_id,
    broadcastId: row.broadcast_id,
    session:
      sessionId === null || sessionTitle === null || startsAt === null
        ? null
        : {
            id: sessionId,
            title: pickLanguage(sessionTitle, language),
            hall: row.hall_name === null ? '' : pickLanguage(row.hall_name, language),
            hallId: row.hall_id,
            startsAt: startsAt.toISOString(),
          },
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}

export function presentPage(row: VideoRow, all: readonly VideoRow[], viewer: Viewer): VideoPage {
  const near = (other: VideoRow): number => {
    if (row.session_id !== null && other.session_id === row.session_id) return 0;
    return row.category_id !== null && other.category_id === row.category_id ? 1 : 2;
  };
  return {
    ...presentCard(row, viewer),
    introduction: pickLanguage(row.introduction, viewer.language),
    chapters: row.chapters.map(({ at, title, talkId }) => ({
      at,
      title: pickLanguage(title, viewer.language),
      talkId,
    })),
    related: all
      .filter(({ id }) => id !== row.id)
      .toSorted((one, other) => near(one) - near(other))
      .slice(0, RELATED)
      .map((other) => presentCard(other, viewer)),
  };
}

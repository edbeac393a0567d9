import type { ListedVideo, StoredVideo } from '@meetingapp/contract/video/console.ts';
import type { listVideos, readVideo } from './queries.ts';

type Listed = Awaited<ReturnType<typeof listVideos>>[number];
type Stored = NonNullable<Awaited<ReturnType<typeof readVideo>>>;

export const presentListed = (row: Listed): ListedVideo => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  standing: row.standing,
  fault: row.fault,
  milliseconds: row.milliseconds,
  soundOnly: row.sound_only,
  watch: row.watch,
  categoryId: row.category_id,
  broadcast:
    row.broadcast_id === null || row.broadcast_title === null
      ? null
      : { id: row.broadcast_id, title: row.broadcast_title },
  session:
    row.session_id === null || row.session_title === null || row.starts_at === null
      ? null
      : { id: row.session_id, title: row.session_title, startsAt: row.starts_at.toISOString() },
  chapters: row.chapters.length,
  captions: row.captions.map(({ language }) => language),
  viewers: row.viewers,
  publishedAt: row.published_at?.toISOString() ?? null,
});

export const presentStored = (row: Stored): StoredVideo => ({
  id: row.id,
  version: row.version,
  standing: row.standing,
  fault: row.fault,
  milliseconds: row.milliseconds,
  broadcastId: row.broadcast_id,
  captions: row.captions,
  title: row.title,
  introduction: row.introduction,
  cover: row.cover,
  categoryId: row.category_id,
  sessionId: row.session_id,
  watch: row.watch,
  chapters: row.chapters,
});

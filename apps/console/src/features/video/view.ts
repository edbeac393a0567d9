import type { StoredVideo } from '@meetingapp/contract/video/console.ts';

/** Editable fields of a film, and the version the edit began from (optimistic lock). */
export type Written = Omit<
  StoredVideo,
  'id' | 'version' | 'standing' | 'fault' | 'milliseconds' | 'broadcastId' | 'captions'
> & { seen: number | null };

const nothing = { zh: '', en: '' };

export const blank: Written = {
  title: nothing,
  introduction: nothing,
  cover: null,
  categoryId: null,
  sessionId: null,
  watch: 'paid',
  chapters: [],
  seen: null,
};

export const writtenOf = (video: StoredVideo): Written => ({
  title: video.title,
  introduction: video.introduction,
  cover: video.cover,
  categoryId: video.categoryId,
  sessionId: video.sessionId,
  watch: video.watch,
  chapters: video.chapters,
  seen: video.version,
});

const two = (value: number): string => String(value).padStart(2, '0');

/** `1:02:03`, `4:05`. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

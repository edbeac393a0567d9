import type { VideoCard } from '@meetingapp/contract/video/video.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';

/** True for a replay or the review of a session. */
export const isReview = ({ session, broadcastId }: VideoCard): boolean => session !== null || broadcastId !== null;

export interface DayOfReviews {
  day: string;
  videos: VideoCard[];
}

/** Reviews by the day of their session, each day in time order; those without a session by their date of publication. */
export function byDay(videos: readonly VideoCard[], zone: string): DayOfReviews[] {
  const begins = (video: VideoCard): string => video.session?.startsAt ?? video.publishedAt ?? '';
  const days = new Map<string, VideoCard[]>();
  for (const video of videos.toSorted((one, other) => begins(one).localeCompare(begins(other)))) {
    const day = begins(video) === '' ? '' : dayOf(Date.parse(begins(video)), zone);
    days.set(day, [...(days.get(day) ?? []), video]);
  }
  return [...days].map(([day, of]) => ({ day, videos: of }));
}

export interface Hall {
  id: number;
  name: string;
}

/** Halls that occur, in order of first appearance. */
export function hallsOf(videos: readonly VideoCard[]): Hall[] {
  const halls = new Map<number, Hall>();
  for (const { session } of videos)
    if (session?.hallId != null) halls.set(session.hallId, { id: session.hallId, name: session.hall });
  return [...halls.values()];
}

/** The position given in an address, in milliseconds; null when missing or invalid. */
export const momentIn = (written: string | undefined): number | null =>
  written !== undefined && /^\d{1,8}$/.test(written) ? Number(written) : null;

/** Share of a film that was watched, 0 to 1. */
export const seenShare = ({ position, milliseconds }: VideoCard): number =>
  milliseconds === null || milliseconds === 0 ? 0 : Math.min(1, position / milliseconds);

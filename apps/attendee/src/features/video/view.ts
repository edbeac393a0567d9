import type { VideoCard } from '@meetingapp/contract/video.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';

/** A replay, or the review of a session: what is shown again. */
export const isReview = ({ session, broadcastId }: VideoCard): boolean => session !== null || broadcastId !== null;

export interface DayOfReviews {
  day: string;
  videos: VideoCard[];
}

/** Reviews by the day on which their session was held, each day by time; those without a session by the day they were published. */
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

/** The halls from which there is something, in the order in which they appear. */
export function hallsOf(videos: readonly VideoCard[]): Hall[] {
  const halls = new Map<number, Hall>();
  for (const { session } of videos)
    if (session?.hallId != null) halls.set(session.hallId, { id: session.hallId, name: session.hall });
  return [...halls.values()];
}

/** The moment that an address names, in milliseconds; null: none. */
export const momentIn = (written: string | undefined): number | null =>
  written !== undefined && /^\d{1,8}$/.test(written) ? Number(written) : null;

/** How much of a film was seen, 0 to 1. */
export const seenShare = ({ position, milliseconds }: VideoCard): number =>
  milliseconds === null || milliseconds === 0 ? 0 : Math.min(1, position / milliseconds);

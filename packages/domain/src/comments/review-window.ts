/** V17: days after the first answer in which the asker may review it. */
export const REVIEW_DAYS = 3;

/** The moment at which the time for a review is over, by the server's clock: the moment itself is too late. */
export const reviewUntil = (answeredAt: Date): Date => new Date(answeredAt.getTime() + REVIEW_DAYS * 86_400_000);

/** True from the first answer until before `reviewUntil`. */
export const mayReview = (answeredAt: Date, now: Date): boolean =>
  now.getTime() >= answeredAt.getTime() && now.getTime() < reviewUntil(answeredAt).getTime();

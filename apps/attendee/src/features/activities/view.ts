import type { ActivityCard } from '@meetingapp/contract/activities/activity.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';

/** Share of places taken from which number and bar are shown, and places left from which it is a warning. */
const SHOWN_FROM = 0.5;
const FEW = 6;

export const isOver = (card: ActivityCard, now: number): boolean =>
  card.state === 'ended' || Date.parse(card.endsAt) <= now;

/** Places that nobody has taken and nobody waits for; null: unlimited. */
export const leftOf = ({ size, taken, waiting }: Pick<ActivityCard, 'size' | 'taken' | 'waiting'>): number | null =>
  size === null ? null : Math.max(0, size - taken - waiting);

export const isFewLeft = (left: number | null): left is number => left !== null && left > 0 && left <= FEW;

export const showsMeter = ({ size, taken }: Pick<ActivityCard, 'size' | 'taken'>): boolean =>
  size !== null && size > 0 && taken / size >= SHOWN_FROM;

export const activityFilters = ['all', 'mine', 'today', 'points'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** Cards of a filter, what is over at the end. `today`: YYYY-MM-DD in the conference's zone. */
export function filtered(
  cards: readonly ActivityCard[],
  filter: ActivityFilter,
  { zone, now }: { zone: string; now: number },
): ActivityCard[] {
  const day = (at: string | number): string => dayIn(zone, new Date(at));
  const fits: Record<ActivityFilter, (card: ActivityCard) => boolean> = {
    all: () => true,
    mine: ({ own }) => own !== null,
    today: ({ startsAt, endsAt }) => day(startsAt) <= day(now) && day(now) <= day(endsAt),
    points: (card) => card.points > 0 && !isOver(card, now),
  };
  const shown = cards.filter(fits[filter]);
  return [...shown.filter((card) => !isOver(card, now)), ...shown.filter((card) => isOver(card, now))];
}

/** A pick-up code as people read it out: `6027 4419`. */
export const codeText = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The parameters of a scanned stamp code; a code that is none is sent as it is, so that the server refuses it. */
export function stampCodeOf(scanned: string): { stamp: string; until: string; signature: string } {
  const query = new URLSearchParams(scanned.slice(scanned.indexOf('?') + 1));
  return {
    stamp: query.get('stamp') ?? '0',
    until: query.get('until') ?? '0',
    signature: query.get('signature') ?? '',
  };
}

import { viewPlaces, type ViewPlace } from '@meetingapp/domain/exhibition/views.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from '../support/bilingual.ts';
import { dayFrom } from '../support/calendar.ts';
import { buildLevel, buildViews } from './sponsors.ts';

/** Levels of the congress: one that shows everywhere, on badges too, one on some pages, and one nowhere but on the home. */
export async function buildCongressLevels(db: Database, conferenceId: number) {
  const platinum = await buildLevel(db, conferenceId, {
    name: both('白金', 'Platinum'),
    position: 1,
    places: ['home', 'programme', 'session', 'live', 'badge'],
  });
  const gold = await buildLevel(db, conferenceId, {
    name: both('金牌', 'Gold'),
    position: 2,
    places: ['home', 'live', 'badge'],
  });
  const silver = await buildLevel(db, conferenceId, { name: both('银牌', 'Silver'), position: 3, places: ['home'] });
  return { platinum, gold, silver };
}

/** Views of a day by place, for the first of the exhibitors; the second has a third of them. */
const daily: Record<ViewPlace, number> = { home: 412, programme: 268, session: 143, live: 87, stand: 64, product: 39 };
const DAYS = 5;
const SHARE = 3;

/** Views of the last days of two sponsors. */
export async function seedViews(
  db: Database,
  { first, second, products }: { first: number; second: number; products: readonly string[] },
  now: Date,
): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_day, back) => back).flatMap((back) =>
    viewPlaces.flatMap((place) => {
      const views = Math.round(daily[place] / (1 + back / 2));
      const day = dayFrom(now, -back);
      const keys = place === 'product' ? products : [''];
      return [
        ...keys.map((product, at) => ({
          exhibitorId: first,
          day,
          place,
          product,
          views: Math.max(1, Math.round(views / (at + 1))),
        })),
        ...(place === 'home' || place === 'live' || place === 'stand'
          ? [{ exhibitorId: second, day, place, product: '', views: Math.max(1, Math.round(views / SHARE)) }]
          : []),
      ];
    }),
  );
  await buildViews(db, rows);
}

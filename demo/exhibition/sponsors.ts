import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { LogoPlace, ViewPlace } from '@meetingapp/domain/exhibition/views.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json } from '../support/bilingual.ts';

interface LevelInput {
  name: Bilingual;
  position: number;
  places: readonly LogoPlace[];
}

/** Inserts a level of sponsors; returns its id. */
export async function buildLevel(db: Database, conferenceId: number, level: LevelInput): Promise<number> {
  const { id } = await db
    .insertInto('sponsor_level')
    .values({
      conference_id: conferenceId,
      name: json(level.name),
      position: level.position,
      places: [...level.places],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface ViewsInput {
  exhibitorId: number;
  /** YYYY-MM-DD. */
  day: string;
  place: ViewPlace;
  product?: string;
  views: number;
}

/** Inserts how often something of an exhibitor was seen on a day. */
export async function buildViews(db: Database, rows: readonly ViewsInput[]): Promise<void> {
  await db
    .insertInto('exhibitor_views')
    .values(
      rows.map(({ exhibitorId, day, place, product = '', views }) => ({
        exhibitor_id: exhibitorId,
        day,
        place,
        product,
        views,
      })),
    )
    .execute();
}

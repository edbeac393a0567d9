import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** That it was tried, and whether there is a picture now. */
export const noteFront = (db: Database, key: string, drawn: boolean, at: Date) =>
  db
    .insertInto('pdf_front')
    .values({ key, drawn, tried_at: at })
    .onConflict((known) =>
      known.column('key').doUpdateSet({ drawn, tried_at: at, tries: sql<number>`pdf_front.tries + 1` }),
    )
    .execute();

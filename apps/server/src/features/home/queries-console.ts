import { createHash } from 'node:crypto';
import type { Database } from '../../db/connection/database.ts';
import { emptyHome, findHome } from './queries.ts';

/** The home as the editor loads it, with a hash of its state. */
export async function editedHome(db: Database, conferenceId: number) {
  const theme = await db
    .selectFrom('conference')
    .select(['template', 'brand', 'loader'])
    .where('id', '=', conferenceId)
    .executeTakeFirst();
  if (!theme) return null;
  const content = (await findHome(db, conferenceId)) ?? emptyHome;
  const version = createHash('sha256')
    .update(JSON.stringify([content, theme]))
    .digest('base64url')
    .slice(0, 16);
  return { content, theme, version };
}

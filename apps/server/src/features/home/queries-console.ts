import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { emptyHome } from './present.ts';
import { findHome } from './queries.ts';

/** What the home editor changes, and a name of the state it is in. */
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

import type { Database } from '../../../db/connection/database.ts';
import { findExhibitor, isMember, type ExhibitorRow } from './queries.ts';

/** The exhibitor, for one of its own people; undefined for anybody else, as if there were none. */
export async function ownExhibitor(
  db: Database,
  exhibitorId: number,
  accountId: number,
): Promise<ExhibitorRow | undefined> {
  const row = await findExhibitor(db, exhibitorId);
  if (!row || ['draft', 'stopped'].includes(row.conference_state)) return undefined;
  return (await isMember(db, exhibitorId, accountId)) ? row : undefined;
}

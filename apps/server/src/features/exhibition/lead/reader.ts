import type { Database } from '../../../db/connection/database.ts';
import { tokenOfCode } from '../../checkin/ticket/reader.ts';
import { registrationOfToken, type RegistrationRow } from '../exhibitor/queries.ts';

/** Whose valid entry code it is; undefined when it is nobody's. */
export async function readCode(db: Database, conferenceId: number, text: string): Promise<RegistrationRow | undefined> {
  const token = await tokenOfCode(db, conferenceId, text);
  return token === null ? undefined : registrationOfToken(db, conferenceId, token);
}

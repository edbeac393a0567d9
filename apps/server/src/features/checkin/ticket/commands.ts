import type { Database } from '../../../db/connection/database.ts';
import { keysOf } from './commands-keys.ts';
import { ticketOf } from './queries.ts';
import { ticketCodeOf } from './writer.ts';

/** The content of a registration's QR code; empty without a valid ticket. Makes the conference's keys when they are missing. */
export async function entryCodeOf(db: Database, registrationId: number): Promise<string> {
  const ticket = await ticketOf(db, registrationId);
  return ticket ? ticketCodeOf(await keysOf(db, ticket.conference_id), ticket) : '';
}

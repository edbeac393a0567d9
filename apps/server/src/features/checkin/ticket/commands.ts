import type { Database } from '../../../db/connection/database.ts';
import { keysOf } from './commands-keys.ts';
import { movesInConference, ticketOf } from './queries.ts';
import { ticketCodeOf } from './writer.ts';

/** The content of a registration's QR code; empty without a valid ticket. Makes the conference's keys when they are missing. */
export async function entryCodeOf(db: Database, registrationId: number): Promise<string> {
  const ticket = await ticketOf(db, registrationId);
  return ticket ? ticketCodeOf(await keysOf(db, ticket.conference_id), ticket) : '';
}

/** As `entryCodeOf`, for pages whose code stands still: empty also where the doors of the conference refuse such a code. */
export async function stillCodeOf(db: Database, registrationId: number): Promise<string> {
  const ticket = await ticketOf(db, registrationId);
  if (!ticket || (await movesInConference(db, ticket.conference_id))) return '';
  return ticketCodeOf(await keysOf(db, ticket.conference_id), ticket);
}

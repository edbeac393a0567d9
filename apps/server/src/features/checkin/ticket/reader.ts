import { createPublicKey, verify } from 'node:crypto';
import { tokenOfBarCode } from '@meetingapp/domain/checkin/bar-code.ts';
import { byServerClock, isCurrent } from '@meetingapp/domain/checkin/moving-part.ts';
import { readTicketCode } from '@meetingapp/domain/checkin/ticket-code.ts';
import type { Database } from '../../../db/connection/database.ts';
import { keysOf } from './commands-keys.ts';
import { movesInConference } from './queries.ts';
import { movingMacOf } from './writer.ts';

/** The ticket's number of a QR code that this conference signed, or of a bar code; null for anything else. */
export async function tokenOfCode(db: Database, conferenceId: number, text: string): Promise<number | null> {
  const code = readTicketCode(text.replace(/[\r\n\t]/g, ''));
  if (!code) return tokenOfBarCode(text);
  if (code.ticket.conferenceId !== conferenceId) return null;
  const { publicKey } = await keysOf(db, conferenceId);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const signed = verify('sha256', code.signed, { key, dsaEncoding: 'ieee-p1363' }, code.signature);
  return signed ? code.ticket.token : null;
}

type NotNow = 'unknown' | 'code_stale' | 'code_still';

/**
 * Why the text of a ticket's code does not count at this moment, by the server's clock; null: it counts, or is no QR code. A code that changes counts in its
 * window of 30 seconds and in the next one; where codes on phones change, one that stands still counts on a printed badge only.
 */
export async function codeRefused(db: Database, conferenceId: number, text: string, now: Date): Promise<NotNow | null> {
  const code = readTicketCode(text.replace(/[\r\n\t]/g, ''));
  if (!code) return null;
  const { ticket, moving } = code;
  if (ticket.conferenceId !== conferenceId) return 'unknown';
  if (moving) {
    if (!isCurrent(moving.window, now.getTime(), byServerClock)) return 'code_stale';
    const mac = movingMacOf(await keysOf(db, conferenceId), ticket.token, moving.window);
    return mac === Buffer.from(moving.mac).toString('hex') ? null : 'unknown';
  }
  if (ticket.printed) return null;
  return (await movesInConference(db, conferenceId)) ? 'code_still' : null;
}

import { createPublicKey, verify } from 'node:crypto';
import { tokenOfBarCode } from '@meetingapp/domain/checkin/bar-code.ts';
import { readTicketCode } from '@meetingapp/domain/checkin/ticket-code.ts';
import type { Database } from '../../../db/connection/database.ts';
import { keysOf } from './commands-keys.ts';

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

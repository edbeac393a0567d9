import { createHmac, sign } from 'node:crypto';
import { windowBytes } from '@meetingapp/domain/checkin/moving-part.ts';
import { ticketFields, ticketText } from '@meetingapp/domain/checkin/ticket-code.ts';
import { isTicketRole, type TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import type { CheckinKeys } from './commands-keys.ts';

export interface IssuedTicket {
  conference_id: number;
  token: number;
  role: string;
  issued_at: Date;
  fee_kind_id: number | null;
  branch_id: number | null;
  name: string;
}

/** ECDSA P-256 over SHA-256, as 64 bytes r and s, which browsers verify. */
export const signBytes = (keys: CheckinKeys, bytes: Uint8Array): Buffer =>
  sign('sha256', bytes, { key: keys.privateKey, dsaEncoding: 'ieee-p1363' });

export const roleOf = (role: string): TicketRole => (isTicketRole(role) ? role : 'attendee');

/** The text of a ticket's QR code, without a moving part. `printed`: for a badge. */
export function ticketCodeOf(keys: CheckinKeys, ticket: IssuedTicket, printed = false): string {
  const signed = ticketFields({
    key: keys.number,
    conferenceId: ticket.conference_id,
    token: ticket.token,
    role: roleOf(ticket.role),
    feeId: ticket.fee_kind_id,
    branchId: ticket.branch_id,
    issuedAt: Math.floor(ticket.issued_at.getTime() / 60_000),
    name: ticket.name,
    printed,
  });
  return ticketText(signed, signBytes(keys, signed));
}

/** The key with which the ticket's phone makes the moving part of its code; base64url. */
export const movingKeyOf = (keys: CheckinKeys, token: number): string =>
  createHmac('sha256', Buffer.from(keys.movingKey, 'base64url')).update(String(token)).digest('base64url');

/** The moving part of a ticket's code in a window: 4 bytes as hexadecimal digits. */
export const movingMacOf = (keys: CheckinKeys, token: number, window: number): string =>
  createHmac('sha256', Buffer.from(movingKeyOf(keys, token), 'base64url'))
    .update(windowBytes(window))
    .digest('hex')
    .slice(0, 8);

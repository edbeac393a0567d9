import { decodeBase45, encodeBase45 } from './base45.ts';
import { byteReader, byteWriter } from './byte-fields.ts';
import { TOKENS } from './bar-code.ts';
import { ticketRoles, type TicketRole } from './ticket-roles.ts';

/**
 * The content of a ticket's QR code: `M1`, then Base45 of the fields and their ECDSA P-256 signature (64 bytes, r and s), then a full
 * stop, so that no scanner trims a last space. A code that changes every 30 seconds begins with `M2` and has a moving part after the
 * signature. ECDSA, because every browser that opens a camera verifies it natively; Ed25519 is missing in the web views of 2023.
 * The code carries what the door needs of a ticket that its list does not know yet: role, fee, branch and name.
 */
export interface TicketCode {
  /** Which key of the conference signed it: 0 to 255. */
  key: number;
  conferenceId: number;
  /** Random, never the registration's number: 0 to 2^48 - 1. */
  token: number;
  role: TicketRole;
  feeId: number | null;
  branchId: number | null;
  /** UTC, in whole minutes since 1970. */
  issuedAt: number;
  /** At most 24 bytes of UTF-8. */
  name: string;
  /** True on a printed badge. Where codes on phones change, a door tells a badge from a picture of a phone by it. */
  printed: boolean;
}

/** The part of a code that changes: the window of 30 seconds, its last 16 bits, and 4 bytes of its authentication. */
export interface MovingPart {
  window: number;
  mac: Uint8Array;
}

export interface ReadCode {
  ticket: TicketCode;
  /** What the signature covers. */
  signed: Uint8Array;
  signature: Uint8Array;
  moving: MovingPart | null;
}

/** First byte of the signed fields: a code for a phone or a letter, and one for a printed badge. */
const ON_PHONE = 1;
const PRINTED = 2;
const SIGNATURE_BYTES = 64;
const MAC_BYTES = 4;
const MOVING_BYTES = 2 + MAC_BYTES;
const NAME_BYTES = 24;

/** The longest beginning of a name in 24 bytes of UTF-8; no character is cut. */
export function shortName(name: string): string {
  let short = '';
  let bytes = 0;
  for (const letter of name) {
    bytes += new TextEncoder().encode(letter).length;
    if (bytes > NAME_BYTES) break;
    short += letter;
  }
  return short;
}

/** The bytes to sign. */
export function ticketFields(ticket: TicketCode): Uint8Array {
  const fields = byteWriter();
  fields.byte(ticket.printed ? PRINTED : ON_PHONE);
  fields.byte(ticket.key);
  fields.whole(ticket.conferenceId);
  fields.fixed(ticket.token, 6);
  fields.byte(ticketRoles.indexOf(ticket.role));
  fields.whole(ticket.feeId ?? 0);
  fields.whole(ticket.branchId ?? 0);
  fields.whole(ticket.issuedAt);
  fields.text(shortName(ticket.name));
  return fields.done();
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The text of the QR code. */
export function ticketText(signed: Uint8Array, signature: Uint8Array, moving: MovingPart | null = null): string {
  if (!moving) return `M1${encodeBase45(joined(signed, signature))}.`;
  const window = Uint8Array.of((moving.window >> 8) & 0xff, moving.window & 0xff);
  return `M2${encodeBase45(joined(signed, signature, window, moving.mac.subarray(0, MAC_BYTES)))}.`;
}

function readFields(signed: Uint8Array): TicketCode | null {
  const fields = byteReader(signed);
  const version = fields.byte();
  const key = fields.byte();
  const conferenceId = fields.whole();
  const token = fields.fixed(6);
  const role = ticketRoles[fields.byte() ?? -1];
  const feeId = fields.whole();
  const branchId = fields.whole();
  const issuedAt = fields.whole();
  const name = fields.text();
  if (
    (version !== ON_PHONE && version !== PRINTED) ||
    key === null ||
    conferenceId === null ||
    token === null ||
    role === undefined
  )
    return null;
  if (token >= TOKENS || feeId === null || branchId === null || issuedAt === null || name === null) return null;
  if (fields.at !== signed.length) return null;
  return {
    key,
    conferenceId,
    token,
    role,
    feeId: feeId || null,
    branchId: branchId || null,
    issuedAt,
    name,
    printed: version === PRINTED,
  };
}

/** Takes a scanned text apart; null when it is no ticket code. Scanners that type may change the case. Verifies no signature. */
export function readTicketCode(text: string): ReadCode | null {
  const match = /^M([12])(.*)\.$/.exec(text.toUpperCase());
  const bytes = match?.[2] === undefined ? null : decodeBase45(match[2]);
  if (!match || !bytes) return null;
  const movingFrom = match[1] === '2' ? bytes.length - MOVING_BYTES : bytes.length;
  const signedUntil = movingFrom - SIGNATURE_BYTES;
  if (signedUntil <= 0) return null;
  const signed = bytes.slice(0, signedUntil);
  const ticket = readFields(signed);
  if (!ticket) return null;
  const tail = bytes.subarray(movingFrom);
  const moving =
    tail.length === 0 ? null : { window: (tail[0] ?? 0) * 256 + (tail[1] ?? 0), mac: tail.slice(2, MOVING_BYTES) };
  return { ticket, signed, signature: bytes.slice(signedUntil, movingFrom), moving };
}

import { tokenOfBarCode } from './bar-code.ts';
import { isCurrent, type Drift } from './moving-part.ts';
import type { Refusal, TicketFacts } from './point-rules.ts';
import { readTicketCode, type MovingPart, type ReadCode } from './ticket-code.ts';
import type { ListedTicket } from './ticket-list.ts';

/**
 * Codes that a point accepts: `any`; `badge` where codes on phones change, which are then refused when they stand still, and printed ones
 * count; `moving`: only those that change. A code that changes is judged by its time everywhere.
 */
export type AcceptedCodes = 'any' | 'badge' | 'moving';

/** `onlyMoving` is the rule of the point, `phonesMove` the setting of the conference. */
export const acceptedCodes = (onlyMoving: boolean, phonesMove: boolean): AcceptedCodes =>
  onlyMoving ? 'moving' : phonesMove ? 'badge' : 'any';

/** What a device needs to name the ticket of a code. The functions wrap the device's cryptography. */
export interface Identifying {
  conferenceId: number;
  keyNumber: number;
  /** When the list was made; milliseconds since 1970. */
  listedAt: number;
  now: number;
  accepts: AcceptedCodes;
  /** How far a code that changes may be from `now`. */
  drift: Drift;
  find: (print: number) => ListedTicket | null;
  print: (token: number) => Promise<number>;
  verify: (signed: Uint8Array, signature: Uint8Array) => Promise<boolean>;
  /** The authentication of a window by the ticket's moving key; its first 4 bytes count. */
  mac: (token: number, window: number) => Promise<Uint8Array>;
}

export type Identity =
  | {
      ok: true;
      print: number;
      facts: TicketFacts;
      name: string;
      number: string;
      listed: boolean;
      /** Of a code that changes: the server judges it again by its own clock. */
      moving: MovingPart | null;
    }
  | { ok: false; print: number | null; reason: Refusal };

/** A ticket issued up to this long before the list was made may be missing in it: clocks differ. Milliseconds. */
const TOLERANCE_MS = 600_000;
const MINUTE_MS = 60_000;

const refused = (reason: Refusal, print: number | null = null): Identity => ({ ok: false, print, reason });

function listedAs(print: number, ticket: ListedTicket, moving: MovingPart | null = null): Identity {
  const { name, number, role, feeId, branchId, valid } = ticket;
  return { ok: true, print, facts: { role, feeId, branchId, valid }, name, number, listed: true, moving };
}

/**
 * Names the ticket of a scanned or typed text. A QR code is judged by its signature, so that a ticket sold a second ago is known by what
 * its code says; a bar code is judged by the list alone.
 */
export async function identify(text: string, by: Identifying): Promise<Identity> {
  const code = readTicketCode(text.replace(/[\r\n\t]/g, ''));
  if (code) return identifyCode(code, by);
  const token = tokenOfBarCode(text);
  if (token === null) return refused('unknown');
  if (by.accepts === 'moving') return refused('not_moving');
  const print = await by.print(token);
  const ticket = by.find(print);
  return ticket ? listedAs(print, ticket) : refused('unknown');
}

async function identifyCode(code: ReadCode, by: Identifying): Promise<Identity> {
  const { ticket, signed, signature } = code;
  if (ticket.conferenceId !== by.conferenceId) return refused('other_conference');
  if (ticket.key !== by.keyNumber || !(await by.verify(signed, signature))) return refused('signature');
  const print = await by.print(ticket.token);
  const still = await movingRefused(code, by);
  if (still) return refused(still, print);
  const listed = by.find(print);
  if (listed) return listedAs(print, { ...listed, name: listed.name || ticket.name }, code.moving);
  if (ticket.issuedAt * MINUTE_MS < by.listedAt - TOLERANCE_MS) return refused('unknown', print);
  const { role, feeId, branchId, name } = ticket;
  return {
    ok: true,
    print,
    facts: { role, feeId, branchId, valid: true },
    name,
    number: '',
    listed: false,
    moving: code.moving,
  };
}

async function movingRefused({ ticket, moving }: ReadCode, by: Identifying): Promise<Refusal | null> {
  if (!moving) return by.accepts === 'moving' || (by.accepts === 'badge' && !ticket.printed) ? 'not_moving' : null;
  if (!isCurrent(moving.window, by.now, by.drift)) return 'stale';
  const mac = await by.mac(ticket.token, moving.window);
  return moving.mac.every((byte, index) => byte === mac[index]) ? null : 'signature';
}

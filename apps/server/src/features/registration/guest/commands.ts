import { createHash } from 'node:crypto';
import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { networkOf } from '../../../http/security/network.ts';
import type { OrderAtDesk } from '../desk/commands-order-port.ts';
import { enterWalkIn, type WalkIn, type WalkInOutcome } from '../desk/commands-walk-in.ts';
import { countSendings } from './queries.ts';

const WINDOW_MS = 10 * 60_000;
/** A hall of people shares one network. Without the code from the hall, far fewer. */
const MOST_IN_THE_HALL = 600;
const MOST_ELSEWHERE = 20;

/** What other features do for a guest; injected where the server is assembled. */
export interface GuestPorts {
  orderAtDesk: OrderAtDesk;
  /** Records the consent; false when this version of the agreement is not in force. */
  acceptAgreement: (
    db: Database,
    consent: { accountId: number; version: string; device: string; language: Language; now: Date },
  ) => Promise<boolean>;
  isInForce: (db: Database, version: string | null, now: Date) => Promise<boolean>;
  /** True for a code that was signed for a point of the conference and is still valid. */
  isWallCode: (db: Database, at: { cid: number; pointId: number; wall: WallCode; now: Date }) => Promise<boolean>;
  /** Checks the guest in where place, time and capacity allow it; otherwise nothing happens. */
  checkIn: (
    db: Database,
    scan: Pick<GuestEntry, 'position' | 'language' | 'now'> & {
      scanId: string;
      accountId: number;
      pointId: number;
      registrationId: number;
      wall: WallCode;
    },
  ) => Promise<unknown>;
  /** Content of the QR code of a registration. */
  entryCodeOf: (db: Database, registrationId: number) => Promise<string>;
}

export interface GuestEntry extends Omit<WalkIn, 'staffId'> {
  entryId: string;
  agreement: string;
  pointId: number | null;
  wall: WallCode | null;
  position: { lat: number; lng: number; accuracy: number } | null;
  /** Address of the request, for limits only. */
  address: string;
  device: string;
  language: Language;
}

type Refused = Exclude<WalkInOutcome, { ok: true }>;
type Outcome =
  | { ok: true }
  | (Pick<Refused, 'ok' | 'faults'> & { reason: InputReason })
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number };
type InputReason =
  | 'guest_closed'
  | 'guest_at_desk'
  | 'agreement_needed'
  | 'answers_invalid'
  | 'no_contact'
  | 'branch_missing'
  | 'fee_missing'
  | 'currency_not_offered';

const hashOf = (address: string): Buffer => createHash('sha256').update(networkOf(address)).digest();

/** Reasons that concern the input; all others concern the person, and are the same refusal. */
const inputReasons: readonly string[] = [
  'guest_closed',
  'answers_invalid',
  'no_contact',
  'branch_missing',
  'fee_missing',
  'currency_not_offered',
];
const isAboutInput = (reason: string): reason is InputReason => inputReasons.includes(reason);

/**
 * S110: registers a guest, and checks in at the point of a valid code on the wall where nothing is due. A check-in that does not succeed
 * (place, time, capacity) leaves the registration: the guest shows the code at the door.
 */
export async function enterGuest(db: Database, ports: GuestPorts, guest: GuestEntry): Promise<Outcome> {
  const { cid, entryId, now } = guest;
  const known = await db
    .selectFrom('guest_entry')
    .select('registration_id')
    .where('id', '=', entryId)
    .executeTakeFirst();
  if (known) return known.registration_id === null ? refused('guest_at_desk') : { ok: true };
  const { pointId, wall } = guest;
  const inTheHall = pointId !== null && wall !== null && (await ports.isWallCode(db, { cid, pointId, wall, now }));
  const address = hashOf(guest.address);
  const sent = await countSendings(db, cid, address, new Date(now.getTime() - WINDOW_MS));
  if (sent >= (inTheHall ? MOST_IN_THE_HALL : MOST_ELSEWHERE))
    return { ok: false, reason: 'too_many', retryAfterSeconds: WINDOW_MS / 1000 };
  if (!(await ports.isInForce(db, guest.agreement, now))) return refused('agreement_needed');
  const outcome = await enterWalkIn(db, ports.orderAtDesk, { ...guest, staffId: null });
  const registrationId = outcome.ok ? outcome.row.id : null;
  if (outcome.ok || !isAboutInput(outcome.reason))
    await db
      .insertInto('guest_entry')
      .values({ id: entryId, conference_id: cid, registration_id: registrationId, address, at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  if (!outcome.ok)
    return isAboutInput(outcome.reason) ? { ...outcome, reason: outcome.reason } : refused('guest_at_desk');
  const { row } = outcome;
  await ports.acceptAgreement(db, {
    accountId: row.account_id,
    version: guest.agreement,
    device: guest.device,
    language: guest.language,
    now,
  });
  if (outcome.state === 'confirmed' && inTheHall)
    await ports.checkIn(db, {
      scanId: entryId,
      accountId: row.account_id,
      pointId,
      registrationId: row.id,
      wall,
      position: guest.position,
      language: guest.language,
      now,
    });
  return { ok: true };
}

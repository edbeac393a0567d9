import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, Id, WholeNumber } from '../shapes.ts';
import { Direction, ShownPoint, TicketRole } from './point.ts';

/** Token of an enrolled device, in the body, because a device is no person. */
const Device = v.pipe(v.string(), v.length(43));
/** First 48 bits of SHA-256 over `<conference>:<token>`: names a ticket without giving away its code. */
const Print = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 48 - 1));
/** Milliseconds since 1970, from 2000 to 2199. */
const Clock = v.pipe(v.number(), v.safeInteger(), v.minValue(946_684_800_000), v.maxValue(7_258_118_400_000));
const Uuid = v.pipe(v.string(), v.uuid());

export const ScanKind = v.picklist(['admit', 'already', 'refuse']);
export const ScanSource = v.picklist(['camera', 'typed', 'search']);

/** A scan that a device made. `print` null: the code was no ticket of this conference, or forged. */
export const SentScan = v.object({
  id: Uuid,
  print: v.nullable(Print),
  direction: Direction,
  at: Clock,
  source: ScanSource,
  /** What the device showed. The server decides itself unless `offline`. */
  kind: ScanKind,
  reason: v.pipe(v.string(), v.regex(/^[a-z_]{0,30}$/)),
  /** True when the person passed before the server was asked. */
  offline: v.boolean(),
  /** Why staff admitted against the rule; empty: they did not. */
  forced: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  /** The scan that this one takes back. */
  undoes: v.nullable(Uuid),
  /**
   * Of a code that changes: its window of 30 seconds and its authentication, 8 hexadecimal digits. The server judges it again by its own
   * clock, unless the person has passed. Null or omitted: the code does not change.
   */
  movingPart: v.optional(
    v.nullable(
      v.object({
        window: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
        mac: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
      }),
    ),
  ),
});
export type SentScan = v.InferOutput<typeof SentScan>;

/** An accepted scan of another device at the same point. */
export const KnownPassage = v.object({
  id: Uuid,
  print: Print,
  direction: Direction,
  at: v.number(),
  /** Door or label of the device. */
  where: v.string(),
  undoes: v.nullable(v.string()),
});
export type KnownPassage = v.InferOutput<typeof KnownPassage>;

export const ScanVerdict = v.object({
  id: Uuid,
  kind: ScanKind,
  reason: v.string(),
  name: v.string(),
  role: v.nullable(TicketRole),
  /** The passage that stands against it; also of one that counts because the person has passed without a network. */
  previous: v.nullable(v.object({ at: v.number(), where: v.string() })),
  /** Of an undo: stamps and activities that stay, because a prize was given for them. */
  kept: v.array(Bilingual),
});
export type ScanVerdict = v.InferOutput<typeof ScanVerdict>;

export const deviceCalls = {
  /** Turns a phone into a device of one point. The code works once, for an hour. */
  enrol: call({
    path: '/medapp/api/checkin/device/enrol',
    who: 'anyone',
    effect: 'write',
    body: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(8), v.maxLength(20)) }),
    answer: v.object({
      device: v.string(),
      label: v.string(),
      door: v.string(),
      cid: Id,
      title: Bilingual,
      zone: v.string(),
      /** SPKI in base64: verifies codes and lists (ECDSA P-256, SHA-256). */
      publicKey: v.string(),
      keyNumber: v.number(),
      /** Base64url: makes the keys of codes that change. */
      movingKey: v.string(),
      /** After this moment the device deletes everything; milliseconds since 1970. */
      purgeAt: v.number(),
    }),
    errors: ['device_code_wrong'],
  }),
  /**
   * The tickets that the device needs, as bytes in base64 (`domain/checkin/ticket-list.ts`), signed. With `since` only those that
   * changed; `whole` then says whether the device must replace its list. No phone numbers; names only of people whom the point admits.
   */
  tickets: call({
    path: '/medapp/api/checkin/device/tickets',
    who: 'anyone',
    effect: 'read',
    body: v.object({ device: Device, since: v.nullable(WholeNumberText()) }),
    answer: v.object({
      whole: v.boolean(),
      cursor: v.string(),
      list: v.string(),
      /** Over the bytes of the list. */
      signature: v.string(),
      at: v.number(),
    }),
    errors: ['device_locked'],
  }),
  /**
   * Sends scans and receives what others accepted at the point. A repeated scan has no second effect and the same verdict. `cursor` null:
   * nothing is received, which is the way to ask for one verdict.
   */
  sync: call({
    path: '/medapp/api/checkin/device/sync',
    who: 'anyone',
    effect: 'write',
    body: v.object({
      device: Device,
      scans: v.pipe(v.array(SentScan), v.maxLength(500)),
      cursor: v.nullable(WholeNumber),
      /** The time by the device, for correction. */
      clock: Clock,
      battery: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
      /** Scans that wait on the device, those of this call not counted. */
      unsent: WholeNumber,
    }),
    answer: v.object({
      now: v.number(),
      verdicts: v.array(ScanVerdict),
      state: v.nullable(
        v.object({
          point: ShownPoint,
          /** Codes on phones change: those that stand still are refused, printed badges count. */
          movingCodes: v.boolean(),
          label: v.string(),
          door: v.string(),
          cursor: v.number(),
          /** True when there are more passages than this answer holds. */
          more: v.boolean(),
          passages: v.array(KnownPassage),
          /** Tickets changed up to here: another value means that `tickets` has something new. */
          tickets: v.string(),
          admittedToday: v.number(),
          inside: v.number(),
        }),
      ),
    }),
    errors: ['device_locked'],
  }),
  /** People whom staff look for by name or number when a code cannot be read. Without phone numbers. */
  find: call({
    path: '/medapp/api/checkin/device/find',
    who: 'anyone',
    effect: 'read',
    body: v.object({ device: Device, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
    answer: v.object({
      people: v.array(
        v.object({
          print: v.number(),
          name: v.string(),
          /** The end of the registration's number. */
          number: v.string(),
          institution: v.string(),
          role: TicketRole,
          /** When the person last entered here; null: not yet. */
          enteredAt: v.nullable(v.number()),
        }),
      ),
    }),
    errors: ['device_locked'],
  }),
} as const;

/** A transaction number of the database: digits. */
function WholeNumberText() {
  return v.pipe(v.string(), v.regex(/^\d{1,16}$/));
}

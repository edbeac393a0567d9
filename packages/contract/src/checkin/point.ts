import * as v from 'valibot';
import { Bilingual, Id, inBoth, inEither, Moment, OptionalId, WholeNumber } from '../shapes.ts';

export const PointKind = v.picklist(['entry', 'hall', 'meal', 'gift', 'session', 'activity']);
export const TicketRole = v.picklist([
  'attendee',
  'speaker',
  'chair',
  'faculty',
  'staff',
  'exhibitor',
  'press',
  'guest',
]);
export type TicketRole = v.InferOutput<typeof TicketRole>;
export const Direction = v.picklist(['in', 'out']);

const Span = v.object({ from: Moment, until: Moment });
const Place = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Metres. */
  radius: v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(5000)),
});

/** The rules of a point; an empty list allows everybody, or any time. */
export const PointRuleFields = {
  opens: v.pipe(v.array(Span), v.maxLength(60)),
  roles: v.pipe(v.array(TicketRole), v.maxLength(8)),
  feeIds: v.pipe(v.array(Id), v.maxLength(100)),
  branchIds: v.pipe(v.array(Id), v.maxLength(100)),
  /** How many times a ticket is admitted; null: any number. */
  most: v.nullable(
    v.object({
      times: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      per: v.picklist(['day', 'ever']),
    }),
  ),
  ways: v.picklist(['in', 'both']),
  antiPassback: v.boolean(),
  capacity: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  /** Only codes that change every 30 seconds. */
  moving: v.boolean(),
};

export const PointDraft = v.object({
  /** Null creates a new one. */
  id: v.nullable(Id),
  version: v.nullable(WholeNumber),
  kind: PointKind,
  name: inEither(40, 80),
  hint: inBoth(80, 120),
  ...PointRuleFields,
  /** Persons may check in by themselves with a code on the wall. */
  self: v.boolean(),
  place: v.nullable(Place),
  /** The hall of the programme at whose door the point stands. */
  hallId: OptionalId,
  /** A form with the purpose `checkin` that self check-in asks first; null: none. */
  formId: OptionalId,
});
export type PointDraft = v.InferOutput<typeof PointDraft>;

/** A point as devices and pages show it. */
export const ShownPoint = v.object({
  id: Id,
  kind: PointKind,
  name: Bilingual,
  hint: Bilingual,
  ...PointRuleFields,
  closed: v.boolean(),
});
export type ShownPoint = v.InferOutput<typeof ShownPoint>;

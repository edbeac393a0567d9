import * as v from 'valibot';
import { call } from '../call.ts';
import { Answers, FieldItem } from '../registration/wizard.ts';
import { Bilingual, Id, Instant } from '../shapes.ts';
import { PointKind, TicketRole } from './point.ts';

/** What a code on a wall carries: until when it is valid (seconds since 1970), and its signature. */
export const WallCode = v.object({
  until: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  signature: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
export type WallCode = v.InferOutput<typeof WallCode>;

export const Position = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Metres. */
  accuracy: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)),
});

/** The conference's own check-in (`cid`), or that of an activity (`pointId`). */
const Which = { cid: v.nullable(Id), pointId: v.nullable(Id) };

export const wallCalls = {
  /** Where a person checks in by their own phone (S103, S104, S106, S107, S108). */
  selfPoint: call({
    path: '/medapp/api/checkin/self/point',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(Which),
    answer: v.object({
      cid: Id,
      pointId: Id,
      kind: PointKind,
      title: Bilingual,
      name: Bilingual,
      zone: v.string(),
      /** True: the phone's position is asked for. */
      needsPlace: v.boolean(),
      /** The form to fill in first; empty: none. */
      fields: v.array(FieldItem),
      open: v.boolean(),
      /** The person's own tickets here; empty for a visitor. `doneId`: they have checked in already. */
      people: v.array(v.object({ regId: Id, name: v.string(), number: v.string(), doneId: v.nullable(v.string()) })),
    }),
    errors: ['self_check_in_off'],
  }),
  /** Checks a person in. `scanId` is made by the phone, so that a repeated tap has one effect. */
  checkIn: call({
    path: '/medapp/api/checkin/self/checkIn',
    who: 'account',
    effect: 'write',
    body: v.object({
      scanId: v.pipe(v.string(), v.uuid()),
      pointId: Id,
      regid: Id,
      wall: v.nullable(WallCode),
      position: v.nullable(Position),
      answers: v.optional(Answers, {}),
    }),
    answer: v.object({ doneId: v.string() }),
    errors: [
      'self_check_in_off',
      'registration_unknown',
      'wall_code_wrong',
      'wall_code_over',
      'place_missing',
      'place_inexact',
      'place_far',
      'check_in_closed',
      'check_in_full',
      'check_in_not_for',
      'answers_invalid',
    ],
  }),
  /** The caller's check-in (S105, S109). */
  done: call({
    path: '/medapp/api/checkin/self/done',
    who: 'account',
    effect: 'read',
    body: v.object({ doneId: v.pipe(v.string(), v.uuid()) }),
    answer: v.object({
      cid: Id,
      at: Instant,
      zone: v.string(),
      point: Bilingual,
      hint: Bilingual,
      name: v.string(),
      number: v.string(),
      institution: v.string(),
      role: TicketRole,
    }),
    errors: [],
  }),
} as const;

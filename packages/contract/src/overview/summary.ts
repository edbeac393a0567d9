import * as v from 'valibot';
import { programmeRoles } from '../agenda/programme.ts';
import { call } from '../call.ts';
import { Bilingual, Day, Id, Instant } from '../shapes.ts';

/** The item of the programme that a person goes to next. */
export const NextItem = v.object({
  sessionId: Id,
  /** Null: the session itself. */
  talkId: v.nullable(Id),
  title: v.string(),
  hall: v.nullable(Bilingual),
  from: Instant,
  to: Instant,
  /** Own roles in it; empty: the person only planned to attend it. */
  roles: v.array(v.picklist(programmeRoles)),
});
export type NextItem = v.InferOutput<typeof NextItem>;

const Stay = v.object({ regId: Id, hotel: v.string(), checkIn: Day, checkOut: Day, nights: v.number() });

/** `missing`: the person takes part in the programme and has not given a journey. `at`: departure of the car, else arrival or departure. */
const Journey = v.object({
  state: v.picklist(['missing', 'arrival', 'departure']),
  at: v.nullable(Instant),
  car: v.boolean(),
});

const Invoices = v.object({ regId: Id, asked: v.number(), issued: v.number(), refused: v.number() });

/** `total` and `limit` in hundredths of a credit; `limit` null: the conference has none. */
const Credits = v.object({ title: v.string(), total: v.number(), limit: v.nullable(v.number()) });

export const Summary = v.object({
  /** IANA name; times are shown in this zone. */
  zone: v.string(),
  now: Instant,
  next: v.nullable(NextItem),
  /** Sessions and talks of the programme in force that the person planned. */
  planned: v.number(),
  /** The first stay that is held or confirmed. */
  stay: v.nullable(Stay),
  journey: v.nullable(Journey),
  invoices: v.nullable(Invoices),
  /** The first rule set in force; null: none. */
  credits: v.nullable(Credits),
  questions: v.object({ asked: v.number(), answered: v.number() }),
  /** Exams that the person can take or continue now. */
  exams: v.number(),
});
export type Summary = v.InferOutput<typeof Summary>;

export const summaryCalls = {
  /** S42: what is next for the caller in a conference, and the state of each part of their participation. */
  summary: call({
    path: '/medapp/api/registration/summary',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: Summary,
    errors: ['conference_unknown', 'conference_stopped'],
  }),
} as const;

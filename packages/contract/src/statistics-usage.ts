import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Day, Id, Instant, Nothing } from './shapes.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const DAY_MS = 86_400_000;
const degrees = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)));

/** One thing that a phone tells of, in the specification's words. It is what the phone says: figures, never evidence. */
export const UsageEvent = v.object({
  uid: text(20),
  fingerprint: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
  cid: text(15),
  type: v.picklist(['view', 'share']),
  location: text(200),
  lng: degrees(180),
  lat: degrees(90),
  url: text(600),
  ul_agent: text(400),
  /** A share says what was shared (`shareUlr`). */
  parameter: v.object({ shareUlr: v.optional(text(600)) }),
  /** Milliseconds since it happened: the time is the server's. */
  ago: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MS)),
  lang: v.picklist(['zh', 'en']),
  sourceCode: text(60),
});
export type UsageEvent = v.InferOutput<typeof UsageEvent>;

const Counted = { views: v.number(), visitors: v.number() };

export const usageCalls = {
  /** Sent as a beacon, several at once, when a page is left; nobody waits for the answer (T22). */
  tell: call({
    path: '/medapp/api/statistics/usage',
    who: 'anyone',
    effect: 'write',
    body: v.object({ events: v.pipe(v.array(UsageEvent), v.minLength(1), v.maxLength(50)) }),
    answer: Nothing,
    errors: [],
  }),
  /** Which pages were seen how often, and by how many devices; days are the conference's. */
  traffic: call({
    path: '/medapp/api/console/statistics/traffic',
    who: { staff: roles.readSetUp },
    effect: 'read',
    /** The last so many days, today with them. */
    body: v.object({ cid: Id, days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)) }),
    answer: v.object({
      at: Instant,
      total: v.object({ ...Counted, shares: v.number() }),
      /** Every day of the span, also those on which nobody came. */
      days: v.array(v.object({ day: Day, ...Counted })),
      /** `screen`: its name in paths.ts; the most seen first, at most 50. */
      pages: v.array(v.object({ screen: v.string(), ...Counted })),
      /** '' for who came without a code; at most 50. */
      sources: v.array(v.object({ code: v.string(), ...Counted })),
      languages: v.array(v.object({ language: v.picklist(['zh', 'en']), ...Counted })),
    }),
    errors: ['conference_unknown'],
  }),
} as const;

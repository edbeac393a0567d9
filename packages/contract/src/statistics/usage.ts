import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Day, Id, Instant, Nothing } from '../shapes.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const DAY_MS = 86_400_000;
const degrees = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)));

/** One usage event reported by a phone, in the specification's words. Unverified: suitable for figures, not as evidence. */
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
  /** For a share: what was shared (`shareUlr`). */
  parameter: v.object({ shareUlr: v.optional(text(600)) }),
  /** Milliseconds since the event; the server derives the time from its own clock. */
  ago: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MS)),
  lang: v.picklist(['zh', 'en']),
  sourceCode: text(60),
});
export type UsageEvent = v.InferOutput<typeof UsageEvent>;

const Counted = { views: v.number(), visitors: v.number() };

export const usageCalls = {
  /** Sent as a beacon, several events at once, when a page is left; the answer is ignored (T22). */
  tell: call({
    path: '/medapp/api/statistics/usage',
    who: 'anyone',
    effect: 'write',
    body: v.object({ events: v.pipe(v.array(UsageEvent), v.minLength(1), v.maxLength(50)) }),
    answer: Nothing,
    errors: [],
  }),
  /** Page views and number of devices; days are in the conference's zone. */
  traffic: call({
    path: '/medapp/api/console/statistics/traffic',
    who: { staff: roles.readSetUp },
    effect: 'read',
    /** Number of days, up to and including today. */
    body: v.object({ cid: Id, days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)) }),
    answer: v.object({
      at: Instant,
      total: v.object({ ...Counted, shares: v.number() }),
      /** Every day of the period, including days without visits. */
      days: v.array(v.object({ day: Day, ...Counted })),
      /** `screen`: its name in paths.ts; most viewed first, at most 50. */
      pages: v.array(v.object({ screen: v.string(), ...Counted })),
      /** '' for visits without a code; at most 50. */
      sources: v.array(v.object({ code: v.string(), ...Counted })),
      languages: v.array(v.object({ language: v.picklist(['zh', 'en']), ...Counted })),
    }),
    errors: ['conference_unknown'],
  }),
  /** All shares of the conference from the phone, since its beginning; days are in the conference's zone. */
  shares: call({
    path: '/medapp/api/console/statistics/shares',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      at: Instant,
      total: v.number(),
      /** Days with shares, the newest first. */
      days: v.array(v.object({ day: Day, shares: v.number() })),
      channels: v.array(v.object({ channel: v.picklist(['poster', 'link', 'device']), shares: v.number() })),
      /** '' for shares without a code; the most frequent first. */
      sources: v.array(v.object({ code: v.string(), shares: v.number() })),
    }),
    errors: ['conference_unknown'],
  }),
} as const;

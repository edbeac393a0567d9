import * as v from 'valibot';
import { call } from '../call.ts';
import { Day, Html, Id, Instant, Nothing } from '../shapes.ts';

export const Theme = v.object({
  /** The conference's brand colour; ink, deep and soft are computed from it. */
  brand: v.string(),
  /** Loader style, 1 to 8. */
  loader: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  /** Home template, 1 to 13. */
  template: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13)),
});
export type Theme = v.InferOutput<typeof Theme>;

export const Contact = v.object({ name: v.string(), duty: v.string(), phone: v.string(), email: v.string() });
export type Contact = v.InferOutput<typeof Contact>;

export const emergencyKinds = ['firstAid', 'hospital', 'exit', 'number', 'other'] as const;

/** Emergency information: where it is, and whom to call. */
export const Emergency = v.object({
  kind: v.picklist(emergencyKinds),
  title: v.string(),
  text: v.string(),
  phone: v.string(),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
});
export type Emergency = v.InferOutput<typeof Emergency>;

/** A conference as lists show it. */
export const ConferenceCard = v.object({
  cId: Id,
  /** 0: switched off (S7). 1: on. */
  cFl: v.number(),
  /** Payments and messages of it are simulated. */
  sandbox: v.boolean(),
  title: v.string(),
  startsOn: Day,
  endsOn: Day,
  /** IANA name. */
  zone: v.string(),
  city: v.string(),
  venue: v.string(),
  host: v.string(),
  theme: Theme,
});
export type ConferenceCard = v.InferOutput<typeof ConferenceCard>;

export const ConferenceDetail = v.object({
  ...ConferenceCard.entries,
  address: v.string(),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  introduction: Html,
  hosts: v.array(v.string()),
  contacts: v.array(Contact),
  emergency: v.array(Emergency),
  registrationOpensAt: v.nullable(Instant),
  registrationClosesAt: v.nullable(Instant),
  /** Why the conference is switched off; empty while it is on. */
  stopReason: v.string(),
  /** The server's clock, so that a phone with a wrong clock still counts down correctly (T3). */
  now: Instant,
});
export type ConferenceDetail = v.InferOutput<typeof ConferenceDetail>;

export const conferenceCalls = {
  /** C1 */
  searchByCid: call({
    path: '/medapp/api/con/search/bycid',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({
      cid: Id,
      type: v.optional(v.union([v.string(), v.number()])),
      source: v.optional(v.nullable(v.string())),
    }),
    answer: v.object({ conference: v.array(ConferenceCard) }),
    errors: [],
  }),
  /** C8; drafts and unknown ids answer `conference_unknown`. */
  detail: call({
    path: '/medapp/api/manage/conf/conference/detail',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id, language: v.optional(v.string()) }),
    answer: v.object({ conference: ConferenceDetail }),
    errors: ['conference_unknown'],
  }),
  /** S2: published conferences, latest start first. */
  list: call({
    path: '/medapp/api/conference/list',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ words: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
    answer: v.object({ conferences: v.array(ConferenceCard), now: Instant }),
    errors: [],
  }),
  /** S5: the code that attributes visits to this person; empty for a visitor. */
  shareCode: call({
    path: '/medapp/api/conference/share/code',
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ cid: Id }),
    answer: v.object({ sourceCode: v.string() }),
    errors: ['conference_unknown'],
  }),
  /** S5: counts a share and its channel. */
  share: call({
    path: '/medapp/api/conference/share',
    who: 'anyone',
    effect: 'write',
    body: v.object({
      cid: Id,
      sourceCode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
      channel: v.picklist(['poster', 'link', 'device']),
    }),
    answer: Nothing,
    errors: ['conference_unknown'],
  }),
} as const;

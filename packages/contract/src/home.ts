import * as v from 'valibot';
import { call } from './call.ts';
import { ConferenceCard } from './conference.ts';
import { Html, Id, Instant } from './shapes.ts';

/** Roles by which a tile may be shown; `visitor` is everyone who is not logged in. */
export const TileRole = v.picklist(['visitor', 'attendee', 'speaker', 'exhibitor', 'member']);

export const Tile = v.object({
  key: v.string(),
  title: v.string(),
  icon: v.string(),
  /** An address inside the app (below /meetingapp) or a full outside one. */
  to: v.string(),
  badge: v.string(),
  /** Empty: everyone. */
  roles: v.array(TileRole),
  from: v.nullable(Instant),
  until: v.nullable(Instant),
});
export type Tile = v.InferOutput<typeof Tile>;

export const Notice = v.object({ id: Id, title: v.string(), text: v.string(), urgent: v.boolean(), at: Instant });
export type Notice = v.InferOutput<typeof Notice>;

export const Popup = v.object({
  id: Id,
  title: v.string(),
  html: Html,
  image: v.nullable(v.string()),
  to: v.string(),
  /** Shown again on the second visit of a session when true (the show-second flag). */
  showSecond: v.boolean(),
});

/** What all thirteen home templates draw. */
export const HomeInfo = v.object({
  conference: ConferenceCard,
  subtitle: v.string(),
  /** Overrides of the template's skin, such as the conference's own colour. */
  skin: v.record(v.string(), v.string()),
  banners: v.array(v.object({ title: v.string(), image: v.nullable(v.string()), to: v.string() })),
  tiles: v.array(Tile),
  notices: v.array(Notice),
  facts: v.array(v.object({ figure: v.string(), label: v.string() })),
  sponsors: v.array(v.object({ name: v.string(), tier: v.string(), logo: v.nullable(v.string()) })),
  popup: v.nullable(Popup),
  registrationOpensAt: v.nullable(Instant),
  registrationClosesAt: v.nullable(Instant),
  now: Instant,
});
export type HomeInfo = v.InferOutput<typeof HomeInfo>;

export const homeCalls = {
  /** C2: `idCode` is the conference's id, `templateType` is 2 for the phone. */
  homeInfo: call({
    path: '/medapp/api/con/homeInfo',
    who: 'anyone',
    effect: 'read',
    body: v.object({ idCode: Id, templateType: v.optional(v.union([v.string(), v.number()])) }),
    answer: v.object({ data: HomeInfo }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
} as const;

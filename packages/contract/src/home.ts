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

/** What the programme says of one session, with its hall. */
export const HomeSession = v.object({
  sessionId: Id,
  /** What the hall is called for short, such as A, and in full. */
  hall: v.string(),
  hallName: v.string(),
  title: v.string(),
  chairs: v.array(v.string()),
  kind: v.picklist(['session', 'keynote', 'ceremony', 'break']),
  from: Instant,
  until: Instant,
  /** It can be watched from afar. */
  live: v.boolean(),
  to: v.string(),
});
export type HomeSession = v.InferOutput<typeof HomeSession>;

export const HomeExpert = v.object({
  id: Id,
  name: v.string(),
  post: v.string(),
  affiliation: v.string(),
  portrait: v.nullable(v.string()),
  to: v.string(),
});
export type HomeExpert = v.InferOutput<typeof HomeExpert>;

export const RoomState = v.picklist(['live', 'later', 'replay', 'ended']);
export type RoomState = v.InferOutput<typeof RoomState>;

/** What a rectangle of the floor plan is; the way between them is left free. Lifts and stairs lead to their like on other levels. */
export const floorKinds = ['booth', 'hall', 'service', 'entrance', 'lift', 'stairs'] as const;
export const FloorKind = v.picklist(floorKinds);

/** Percent of the level's width and depth, seen from above. */
export const FloorArea = v.object({
  /** The number of a booth, the short name of a hall; lifts that are one have the same on each level. */
  label: v.string(),
  name: v.string(),
  kind: FloorKind,
  /** Which hall of the programme it is. */
  hall: v.nullable(Id),
  x: v.number(),
  y: v.number(),
  w: v.number(),
  h: v.number(),
});
export type FloorArea = v.InferOutput<typeof FloorArea>;

export const FloorLevel = v.object({
  name: v.string(),
  /** In metres; null where nobody measured: then no way is counted in metres or minutes. */
  width: v.nullable(v.number()),
  depth: v.nullable(v.number()),
  areas: v.array(FloorArea),
});
export type FloorLevel = v.InferOutput<typeof FloorLevel>;

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
  /** The newest articles, pinned ones first. */
  news: v.array(
    v.object({
      title: v.string(),
      text: v.string(),
      image: v.nullable(v.string()),
      to: v.string(),
      at: Instant,
      column: v.string(),
    }),
  ),
  /** The columns that these stand in and how many there are to read in each, where there are several. */
  newsColumns: v.array(v.object({ name: v.string(), count: v.number(), to: v.string() })),
  exhibitors: v.array(
    v.object({
      name: v.string(),
      field: v.string(),
      booth: v.string(),
      to: v.string(),
      logo: v.nullable(v.string()),
    }),
  ),
  levels: v.array(FloorLevel),
  /** `startsAt`: of what is on in it or comes next; null where staff wrote the room down. */
  rooms: v.array(
    v.object({
      hall: v.string(),
      title: v.string(),
      state: v.picklist([...RoomState.options, 'paused']),
      startsAt: v.nullable(Instant),
      to: v.string(),
    }),
  ),
  /** The sessions of the conference's day that is on, or of the next one; empty until a programme is released. */
  nowNext: v.array(HomeSession),
  faculty: v.array(HomeExpert),
  popup: v.nullable(Popup),
  registrationOpensAt: v.nullable(Instant),
  registrationClosesAt: v.nullable(Instant),
  now: Instant,
});
export type HomeInfo = v.InferOutput<typeof HomeInfo>;

export const homeViewKinds = ['text', 'list', 'link', 'file'] as const;

/** Content of a tile's own (S33): a text, a list of things that lead on, an address, or a file. */
export const HomeView = v.object({
  id: Id,
  title: v.string(),
  kind: v.picklist(homeViewKinds),
  html: Html,
  items: v.array(v.object({ title: v.string(), text: v.string(), to: v.string() })),
  to: v.string(),
});
export type HomeView = v.InferOutput<typeof HomeView>;

export const homeCalls = {
  /** S33: one page of a home's own. */
  view: call({
    path: '/medapp/api/home/view',
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id, id: Id }),
    answer: v.object({ view: HomeView }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** Which halls of the programme the floor plan shows, so that one leads there from a session. */
  hallsOnPlan: call({
    path: '/medapp/api/home/hallsOnPlan',
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ halls: v.array(Id) }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** How what stands on the floor plan is read: asked for by whoever looks for something there. */
  floorReadings: call({
    path: '/medapp/api/home/floorReadings',
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ readings: v.string() }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
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

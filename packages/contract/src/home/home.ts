import * as v from 'valibot';
import { call } from '../call.ts';
import { ConferenceCard } from '../conference/conference.ts';
import { Html, Id, Instant } from '../shapes.ts';

/** Roles a tile can be shown to; `visitor` is anyone not logged in. */
export const TileRole = v.picklist(['visitor', 'attendee', 'speaker', 'exhibitor', 'member']);

export const Tile = v.object({
  key: v.string(),
  title: v.string(),
  icon: v.string(),
  /** Drawn in place of the icon. */
  image: v.nullable(v.string()),
  /** A path inside the app (below /meetingapp) or an absolute external URL. */
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
  /** True: shown again on the second visit of a session (the show-second flag). */
  showSecond: v.boolean(),
});

/** One session of the programme, with its hall. */
export const HomeSession = v.object({
  sessionId: Id,
  /** Short name of the hall, such as A, and the full name. */
  hall: v.string(),
  hallName: v.string(),
  title: v.string(),
  chairs: v.array(v.string()),
  kind: v.picklist(['session', 'keynote', 'ceremony', 'break']),
  from: Instant,
  until: Instant,
  /** True when it can be watched online. */
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

/**
 * Kind of a rectangle on the floor plan; the aisles between them stay free. Lifts and stairs connect to those of the same label on
 * other levels.
 */
export const floorKinds = ['booth', 'hall', 'service', 'entrance', 'lift', 'stairs'] as const;
export const FloorKind = v.picklist(floorKinds);

/** In percent of the level's width and depth, seen from above. */
export const FloorArea = v.object({
  /** Number of a booth or short name of a hall; one lift has the same label on each level. */
  label: v.string(),
  name: v.string(),
  kind: FloorKind,
  /** Hall of the programme; null: none. */
  hall: v.nullable(Id),
  x: v.number(),
  y: v.number(),
  w: v.number(),
  h: v.number(),
});
export type FloorArea = v.InferOutput<typeof FloorArea>;

export const FloorLevel = v.object({
  name: v.string(),
  /** In metres; null when not measured: routes then show no distance or minutes. */
  width: v.nullable(v.number()),
  depth: v.nullable(v.number()),
  areas: v.array(FloorArea),
});
export type FloorLevel = v.InferOutput<typeof FloorLevel>;

/** The organiser's order of a template's blocks, and those that are hidden (domain/home/blocks.ts). */
export const HomeArrangement = v.object({
  template: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13)),
  order: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(20)),
  hidden: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(20)),
});

/** The data all thirteen home templates render. */
export const HomeInfo = v.object({
  conference: ConferenceCard,
  subtitle: v.string(),
  /** Overrides of the template's skin, such as the conference's brand colour. */
  skin: v.record(v.string(), v.string()),
  banners: v.array(v.object({ title: v.string(), image: v.nullable(v.string()), to: v.string() })),
  tiles: v.array(Tile),
  /** Absent in an answer that an earlier version stored on a phone. */
  blocks: v.optional(v.array(HomeArrangement)),
  notices: v.array(Notice),
  facts: v.array(v.object({ figure: v.string(), label: v.string() })),
  /** Exhibitors whose level shows on the home come first, highest level first; then those that staff entered by hand. */
  sponsors: v.array(
    v.object({
      name: v.string(),
      tier: v.string(),
      logo: v.nullable(v.string()),
      /** Null: entered by hand. */
      exhibitorId: v.nullable(Id),
      /** Its stand (S88); '' when entered by hand. */
      to: v.string(),
    }),
  ),
  /** Newest articles, pinned ones first. */
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
  /** Columns of these articles with the number of readable articles in each; empty unless there are several. */
  newsColumns: v.array(v.object({ name: v.string(), count: v.number(), to: v.string() })),
  exhibitors: v.array(
    v.object({
      name: v.string(),
      field: v.string(),
      booth: v.string(),
      /** The first products of its stand. */
      products: v.array(v.string()),
      to: v.string(),
      logo: v.nullable(v.string()),
    }),
  ),
  levels: v.array(FloorLevel),
  /** `startsAt`: of the current or next broadcast; null when staff entered the room by hand. */
  rooms: v.array(
    v.object({
      hall: v.string(),
      title: v.string(),
      state: v.picklist([...RoomState.options, 'paused']),
      startsAt: v.nullable(Instant),
      /** What is broadcast, or next; null when staff entered the room by hand. */
      on: v.nullable(v.object({ title: v.string(), sessionId: v.nullable(Id), from: Instant, until: Instant })),
      to: v.string(),
    }),
  ),
  /** Sessions of the current conference day, or of the next one; empty until a programme is released. */
  nowNext: v.array(HomeSession),
  faculty: v.array(HomeExpert),
  popup: v.nullable(Popup),
  registrationOpensAt: v.nullable(Instant),
  registrationClosesAt: v.nullable(Instant),
  now: Instant,
});
export type HomeInfo = v.InferOutput<typeof HomeInfo>;

export const homeViewKinds = ['text', 'list', 'link', 'file'] as const;

/** Content of a tile (S33): a text, a list of links, a URL, or a file. */
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
  /** S33: one of the home's own pages. */
  view: call({
    path: '/medapp/api/home/view',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id, id: Id }),
    answer: v.object({ view: HomeView }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** Halls of the programme that are on the floor plan, so that a session can link there. */
  hallsOnPlan: call({
    path: '/medapp/api/home/hallsOnPlan',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id }),
    answer: v.object({ halls: v.array(Id) }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** Pinyin of the names on the floor plan, loaded on demand for its search. */
  floorReadings: call({
    path: '/medapp/api/home/floorReadings',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id }),
    answer: v.object({ readings: v.string() }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** C2: `idCode` is the conference's id, `templateType` is 2 for the phone. */
  homeInfo: call({
    path: '/medapp/api/con/homeInfo',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ idCode: Id, templateType: v.optional(v.union([v.string(), v.number()])) }),
    answer: v.object({ data: HomeInfo }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
} as const;

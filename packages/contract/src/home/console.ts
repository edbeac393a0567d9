import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { FloorKind, HomeArrangement, HomeInfo, homeViewKinds, RoomState, TileRole } from './home.ts';
import { Fen, Bilingual, Id, Instant, Moment, Nothing } from '../shapes.ts';

const Short = v.object({ zh: v.pipe(v.string(), v.maxLength(60)), en: v.pipe(v.string(), v.maxLength(120)) });
const To = v.pipe(v.string(), v.trim(), v.maxLength(500));
/** A file on this server, or a small drawing as a data URL; rendered as an image, so that no script in it runs. */
const Picture = v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^(\/|https:\/\/|data:image\/)/)));

/** Metres as measured by the organiser; null when not measured. */
const Metres = v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(2000)));

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A conference's home as staff edit it, in both languages; each of the thirteen templates renders it differently. */
export const HomeContent = v.object({
  subtitle: Short,
  skin: v.record(v.string(), v.string()),
  banners: v.pipe(v.array(v.object({ title: Short, image: Picture, to: To })), v.maxLength(10)),
  tiles: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.maxLength(40)),
        title: Short,
        icon: v.pipe(v.string(), v.maxLength(40)),
        image: v.optional(Picture, null),
        to: To,
        badge: Short,
        roles: v.array(TileRole),
        from: v.nullable(Moment),
        until: v.nullable(Moment),
      }),
    ),
    v.maxLength(24),
  ),
  facts: v.pipe(v.array(v.object({ figure: v.pipe(v.string(), v.maxLength(20)), label: Short })), v.maxLength(8)),
  sponsors: v.pipe(v.array(v.object({ name: Short, tier: Short, logo: Picture })), v.maxLength(60)),
  /** News columns to show; empty: all. */
  newsColumns: v.optional(v.pipe(v.array(Id), v.maxLength(30)), []),
  exhibitors: v.pipe(
    v.array(
      v.object({
        name: Short,
        field: Short,
        booth: v.pipe(v.string(), v.trim(), v.maxLength(12)),
        to: To,
        logo: Picture,
      }),
    ),
    v.maxLength(200),
  ),
  /** The floor plan by level, lowest first. */
  levels: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: Short,
          width: Metres,
          depth: Metres,
          /** Price of a square metre of a booth in the smallest unit; set with the booths of the exhibition. */
          rate: v.optional(v.nullable(v.pipe(Fen, v.minValue(0), v.maxValue(1_000_000_000))), null),
          areas: v.pipe(
            v.array(
              v.object({
                label: v.pipe(v.string(), v.trim(), v.maxLength(12)),
                name: Short,
                kind: FloorKind,
                hall: v.nullable(Id),
                x: Percent,
                y: Percent,
                w: Percent,
                h: Percent,
              }),
            ),
            v.maxLength(500),
          ),
        }),
      ),
      v.maxLength(10),
    ),
    [],
  ),
  rooms: v.pipe(
    v.array(v.object({ hall: v.pipe(v.string(), v.trim(), v.maxLength(12)), title: Short, state: RoomState, to: To })),
    v.maxLength(30),
  ),
  /** The home's own pages, which tiles link to; absent in homes stored before pages existed. */
  views: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: Id,
          title: Short,
          kind: v.picklist(homeViewKinds),
          html: v.object({ zh: v.pipe(v.string(), v.maxLength(20_000)), en: v.pipe(v.string(), v.maxLength(20_000)) }),
          items: v.pipe(v.array(v.object({ title: Short, text: Short, to: To })), v.maxLength(60)),
          to: To,
        }),
      ),
      v.maxLength(30),
    ),
    [],
  ),
  /** Absent in homes stored before blocks could be arranged. */
  blocks: v.optional(v.pipe(v.array(HomeArrangement), v.maxLength(13)), []),
  popup: v.nullable(
    v.object({
      id: Id,
      title: Short,
      html: v.object({ zh: v.pipe(v.string(), v.maxLength(5000)), en: v.pipe(v.string(), v.maxLength(5000)) }),
      image: Picture,
      to: To,
      showSecond: v.boolean(),
    }),
  ),
});
export type HomeContent = v.InferOutput<typeof HomeContent>;

const HomeNews = v.pick(HomeInfo, ['news', 'newsColumns']);

/** Template 1 to 13, loader 1 to 8, brand colour as #RRGGBB. */
export const HomeTheme = v.object({
  template: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13)),
  brand: v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)),
  loader: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
});
export type HomeTheme = v.InferOutput<typeof HomeTheme>;

/** What a tile, banner or page can open: pages of the product are named by the console itself. */
export const homeTargetKinds = ['session', 'person', 'paper', 'article', 'exhibitor'] as const;
export const HomeTarget = v.object({
  to: v.string(),
  kind: v.picklist(homeTargetKinds),
  title: Bilingual,
  note: v.string(),
});
export type HomeTarget = v.InferOutput<typeof HomeTarget>;

/** A version of a home that was live, newest first. `changed`: the parts that differ from the version before. */
export const HomeVersion = v.object({
  id: Id,
  at: Instant,
  by: v.string(),
  timed: v.boolean(),
  changed: v.array(v.string()),
});
export type HomeVersion = v.InferOutput<typeof HomeVersion>;

/** A home that is not live yet. `version`: what a later save must name. */
const HomeDraft = v.object({
  content: HomeContent,
  theme: HomeTheme,
  version: v.number(),
  by: v.string(),
  at: Instant,
  /** When it goes live automatically; null: by hand. */
  liveAt: v.nullable(Instant),
});

/** Version of the draft that was read; 0: there was none. */
const Seen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));

export const homeConsoleCalls = {
  read: call({
    path: '/medapp/api/console/home/read',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      content: HomeContent,
      theme: HomeTheme,
      /** Version that was read: a save based on another version is refused. */
      version: v.string(),
      title: Bilingual,
      /** The home as the phone receives it, for the preview. */
      shown: v.object({ zh: HomeInfo, en: HomeInfo }),
      draft: v.nullable(HomeDraft),
    }),
    errors: ['conference_unknown'],
  }),
  /** The news the home would show with these columns (empty: all), for the preview. */
  news: call({
    path: '/medapp/api/console/home/news',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, columnIds: v.pipe(v.array(Id), v.maxLength(50)) }),
    answer: v.object({ zh: HomeNews, en: HomeNews }),
    errors: [],
  }),
  /** The live home as the phone would receive it at another time: its notices, articles, sessions and rooms of then. */
  shown: call({
    path: '/medapp/api/console/home/shown',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, at: Moment }),
    answer: v.object({ zh: HomeInfo, en: HomeInfo }),
    errors: ['conference_unknown'],
  }),
  /** Sessions, people, papers, articles and exhibitors by their words, and the one that `to` opens. */
  targets: call({
    path: '/medapp/api/console/home/targets',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, words: v.pipe(v.string(), v.trim(), v.maxLength(60)), to: To }),
    answer: v.object({ found: v.array(HomeTarget), named: v.nullable(HomeTarget) }),
    errors: ['conference_unknown'],
  }),
  /** Saves the draft, which nobody but staff sees. While a time is set it must be complete. */
  keep: call({
    path: '/medapp/api/console/home/keep',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, seen: Seen, content: HomeContent, theme: HomeTheme }),
    answer: v.object({ version: v.number(), at: Instant }),
    errors: ['conference_unknown', 'changed_meanwhile'],
  }),
  /** The draft goes live automatically at `liveAt`; null: only by hand. */
  plan: call({
    path: '/medapp/api/console/home/plan',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, seen: Seen, liveAt: v.nullable(Moment) }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Removes the draft; the live home stays. */
  drop: call({
    path: '/medapp/api/console/home/drop',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, seen: Seen }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  /** Versions that were live, newest first, at most 50. */
  history: call({
    path: '/medapp/api/console/home/history',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ versions: v.array(HomeVersion) }),
    errors: [],
  }),
  /** One version that was live, to look at or to begin a draft from. */
  version: call({
    path: '/medapp/api/console/home/version',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, versionId: Id }),
    answer: v.object({ content: HomeContent, theme: HomeTheme }),
    errors: [],
  }),
  /** Makes the home live at once; a draft ends with it. */
  save: call({
    path: '/medapp/api/console/home/save',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, version: v.string(), content: HomeContent, theme: HomeTheme }),
    answer: v.object({ version: v.string() }),
    errors: ['conference_unknown', 'changed_meanwhile', 'booth_has_exhibitor'],
  }),
} as const;

/** Message from the console to the phone's home preview, same origin. */
export interface HomePreviewMessage {
  homePreview: 'show';
  info: HomeInfo;
  /** As whom and when the home is seen; null: as it is now for a visitor. */
  as: { roles: v.InferOutput<typeof TileRole>[]; at: string } | null;
}
/** Message from the preview: it is ready. */
export interface FromHomePreview {
  homePreview: 'ready';
}

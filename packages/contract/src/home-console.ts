import * as v from 'valibot';
import { call, roles } from './call.ts';
import { FloorKind, HomeInfo, homeViewKinds, RoomState, TileRole } from './home.ts';
import { Bilingual, Id, Instant } from './shapes.ts';

const Short = v.object({ zh: v.pipe(v.string(), v.maxLength(60)), en: v.pipe(v.string(), v.maxLength(120)) });
const To = v.pipe(v.string(), v.trim(), v.maxLength(500));
/** A file of ours, or a small drawing in the address itself; shown as a picture, where nothing in it runs. */
const Picture = v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^(\/|https:\/\/|data:image\/)/)));

/** As the organiser measured; null: nobody did. */
const Metres = v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(2000)));

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** What staff put on a conference's home, in both languages; the thirteen templates draw it each in its way. */
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
        to: To,
        badge: Short,
        roles: v.array(TileRole),
        from: v.nullable(Instant),
        until: v.nullable(Instant),
      }),
    ),
    v.maxLength(24),
  ),
  facts: v.pipe(v.array(v.object({ figure: v.pipe(v.string(), v.maxLength(20)), label: Short })), v.maxLength(8)),
  sponsors: v.pipe(v.array(v.object({ name: Short, tier: Short, logo: Picture })), v.maxLength(60)),
  /** The columns of the news that it shows; none named: all. */
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
  /** The floor plan, level by level in the order in which they lie, the lowest first. */
  levels: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: Short,
          width: Metres,
          depth: Metres,
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
            v.maxLength(200),
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
  /** Pages of the home's own, to which tiles lead; one that was stored before there were any has none. */
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

/** Template 1 to 13, loader 1 to 8, the leading colour as #RRGGBB. */
export const HomeTheme = v.object({
  template: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13)),
  brand: v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)),
  loader: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
});
export type HomeTheme = v.InferOutput<typeof HomeTheme>;

export const homeConsoleCalls = {
  read: call({
    path: '/medapp/api/console/home/read',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      content: HomeContent,
      theme: HomeTheme,
      /** Of what was read: a change of something else is refused. */
      version: v.string(),
      title: Bilingual,
      /** The home as the phone gets it, for the preview. */
      shown: v.object({ zh: HomeInfo, en: HomeInfo }),
    }),
    errors: ['conference_unknown'],
  }),
  /** What the home shows of the news with these columns chosen; none: all. For the preview. */
  news: call({
    path: '/medapp/api/console/home/news',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, columnIds: v.pipe(v.array(Id), v.maxLength(50)) }),
    answer: v.object({ zh: HomeNews, en: HomeNews }),
    errors: [],
  }),
  /** Seen on the phone at once. */
  save: call({
    path: '/medapp/api/console/home/save',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, version: v.string(), content: HomeContent, theme: HomeTheme }),
    answer: v.object({ version: v.string() }),
    errors: ['conference_unknown', 'changed_meanwhile'],
  }),
} as const;

/** What the console tells the phone's preview of a home, within one origin. */
export interface HomePreviewMessage {
  homePreview: 'show';
  info: HomeInfo;
}
/** What the preview says back: that it listens. */
export interface FromHomePreview {
  homePreview: 'ready';
}

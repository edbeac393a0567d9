import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, inEither, Nothing, WholeNumber } from '../shapes.ts';
import { ViewCounts } from './figure.ts';

const base = '/medapp/api/console/exhibition/sponsor';
const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.setUp } as const;

/** Places where logos of sponsors can show. */
export const LogoPlace = v.picklist(['home', 'programme', 'session', 'live', 'badge']);

export const SponsorLevel = v.object({
  id: Id,
  version: v.number(),
  name: Bilingual,
  /** 1 is the highest. */
  position: v.number(),
  places: v.array(LogoPlace),
});
export type SponsorLevel = v.InferOutput<typeof SponsorLevel>;

export const sponsorCalls = {
  /** Sponsors whose logos show somewhere, highest level first, in the language of the request. */
  shown: call({
    path: '/medapp/api/exhibition/sponsors',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id }),
    answer: v.object({
      sponsors: v.array(
        v.object({
          id: Id,
          name: v.string(),
          level: v.string(),
          logo: v.nullable(v.string()),
          places: v.array(LogoPlace),
        }),
      ),
    }),
    errors: ['conference_unknown'],
  }),
} as const;

export const sponsorConsoleCalls = {
  /** O13: levels with their places, and exhibitors with their level and what was seen of them. */
  sponsors: call({
    path: `${base}/list`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      levels: v.array(SponsorLevel),
      exhibitors: v.array(
        v.object({
          id: Id,
          name: Bilingual,
          booth: v.string(),
          logo: v.nullable(v.string()),
          /** Visitors see it. */
          shown: v.boolean(),
          levelId: v.nullable(Id),
          views: ViewCounts,
        }),
      ),
    }),
    errors: [],
  }),
  saveLevel: call({
    path: `${base}/level`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      sponsorLevel: v.object({
        id: v.nullable(Id),
        seen: v.nullable(WholeNumber),
        name: inEither(20, 30),
        position: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        places: v.pipe(v.array(LogoPlace), v.maxLength(5)),
      }),
    }),
    answer: v.object({ levelId: Id, version: v.number() }),
    errors: ['changed_meanwhile', 'sponsor_levels_most'],
  }),
  /** Its exhibitors stay, without a level. */
  removeLevel: call({
    path: `${base}/level/remove`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, levelId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** `levelId` null: it is no sponsor any more. */
  setLevel: call({
    path: `${base}/level/set`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, exhibitorId: Id, levelId: v.nullable(Id) }),
    answer: Nothing,
    errors: [],
  }),
  /** Views of every exhibitor by day and place as a file for spreadsheets. */
  views: call({
    path: `${base}/views`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    /** `content` is base64. */
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: [],
  }),
} as const;

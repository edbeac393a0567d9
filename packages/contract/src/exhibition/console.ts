import * as v from 'valibot';
import { call, roles } from '../call.ts';
import {
  Bilingual,
  Currency,
  Day,
  Fen,
  Id,
  Instant,
  inBoth,
  inEither,
  Moment,
  Nothing,
  trimmed,
  WholeNumber,
} from '../shapes.ts';

const base = '/medapp/api/console/exhibition';
const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.setUp } as const;

/** `free`: nobody has it; `held`: kept for an exhibitor until a moment; `sold`. */
export const boothStates = ['free', 'held', 'sold'] as const;
export type BoothState = (typeof boothStates)[number];

/** At most 20 million in the smallest unit: a booth costs no more. */
const Price = v.pipe(Fen, v.minValue(0), v.maxValue(2_000_000_000));

const Key = v.pipe(trimmed(20), v.minLength(1, 'required'));
/** Address of a picture; a small one may be in the address itself. */
const Picture = v.pipe(trimmed(4000), v.minLength(1, 'required'));
const Address = v.pipe(trimmed(1000), v.minLength(1, 'required'));
const Named = v.object({ name: inEither(60, 80), address: Address });

/** What a stand shows, in both languages. */
export const Stand = v.object({
  products: v.pipe(
    v.array(v.object({ key: Key, name: inEither(60, 80), text: inBoth(200, 300), picture: v.nullable(Picture) })),
    v.maxLength(30),
  ),
  files: v.pipe(v.array(Named), v.maxLength(30)),
  films: v.pipe(v.array(Named), v.maxLength(30)),
  contacts: v.pipe(v.array(v.object({ name: inEither(40, 60), duty: inBoth(60, 80) })), v.maxLength(20)),
});
export type Stand = v.InferOutput<typeof Stand>;

export const ConsoleExhibitor = v.object({
  id: Id,
  version: v.number(),
  name: Bilingual,
  field: Bilingual,
  introduction: Bilingual,
  logo: v.nullable(v.string()),
  booth: v.string(),
  deal: v.picklist(['held', 'sold']),
  heldUntil: v.nullable(Instant),
  price: Fen,
  shown: v.boolean(),
  stand: Stand,
  purpose: Bilingual,
  keepUntil: v.string(),
  noticeVersion: v.number(),
  /** Phone numbers and e-mail addresses of its people. */
  members: v.array(v.string()),
});
export type ConsoleExhibitor = v.InferOutput<typeof ConsoleExhibitor>;

export const exhibitionConsoleCalls = {
  list: call({
    path: `${base}/list`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      currency: Currency,
      exhibitors: v.array(
        v.object({
          id: Id,
          name: Bilingual,
          booth: v.string(),
          /** Of its booth, if it has one. */
          state: v.picklist(boothStates),
          heldUntil: v.nullable(Instant),
          price: Fen,
          shown: v.boolean(),
          /** Of products, files, films and contacts, how many there are. */
          parts: v.number(),
          members: v.number(),
          /** Cards that stand, and people who marked the booth as visited. */
          leads: v.number(),
          visits: v.number(),
        }),
      ),
      /** Booths of the floor plan with a label, by level; an area is in percent of the level. */
      levels: v.array(
        v.object({
          name: Bilingual,
          booths: v.array(
            v.object({
              label: v.string(),
              x: v.number(),
              y: v.number(),
              w: v.number(),
              h: v.number(),
              state: v.picklist(boothStates),
              exhibitorId: v.nullable(Id),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id, exhibitorId: Id }),
    answer: v.object({ exhibitor: ConsoleExhibitor }),
    errors: [],
  }),
  /** A booth is given to one exhibitor: the later of two gets `booth_taken`. One whose hold is over is free. */
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      exhibitor: v.object({
        id: v.nullable(Id),
        seen: v.nullable(WholeNumber),
        name: inEither(60, 80),
        field: inBoth(40, 60),
        introduction: inBoth(1000, 2000),
        logo: v.nullable(Picture),
        booth: trimmed(12),
        deal: v.picklist(['held', 'sold']),
        heldUntil: v.nullable(Moment),
        price: Price,
        shown: v.boolean(),
        stand: Stand,
        purpose: inEither(200, 300),
        keepUntil: Day,
        members: v.pipe(v.array(trimmed(120)), v.maxLength(50)),
      }),
    }),
    answer: v.object({ exhibitorId: Id, version: v.number() }),
    errors: ['changed_meanwhile', 'booth_taken'],
  }),
  /** Only without cards: those who handed them over keep the way to withdraw them. */
  remove: call({
    path: `${base}/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, exhibitorId: Id }),
    answer: Nothing,
    errors: ['exhibitor_has_leads'],
  }),
} as const;

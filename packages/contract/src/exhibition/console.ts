import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Draft, draftStates } from './draft.ts';
import { pageFields, Stand } from './stand.ts';
import {
  Bilingual,
  Currency,
  Day,
  Fen,
  Id,
  Instant,
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
  /** Number of the contract; '': none yet. */
  contract: v.string(),
  signedOn: v.nullable(v.string()),
  /** Received of the price. */
  paid: Fen,
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
      /** Staff release what exhibitors send. */
      release: v.boolean(),
      exhibitors: v.array(
        v.object({
          id: Id,
          name: Bilingual,
          booth: v.string(),
          /** Of its booth, if it has one. */
          state: v.picklist(boothStates),
          heldUntil: v.nullable(Instant),
          price: Fen,
          contract: v.string(),
          signedOn: v.nullable(v.string()),
          paid: Fen,
          shown: v.boolean(),
          /** Its level as a sponsor; null: none. */
          level: v.nullable(Bilingual),
          /** Of the exhibitor's own draft; null: none. */
          draft: v.nullable(v.picklist(draftStates)),
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
              /** By its area; null: its level has no price or no measures. */
              listPrice: v.nullable(Fen),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  }),
  /** Booths, exhibitors, contracts and money as a file for spreadsheets. */
  sales: call({
    path: `${base}/sales`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    /** `content` is base64. */
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id, exhibitorId: Id }),
    answer: v.object({ exhibitor: ConsoleExhibitor, draft: v.nullable(Draft) }),
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
        ...pageFields,
        booth: trimmed(12),
        deal: v.picklist(['held', 'sold']),
        heldUntil: v.nullable(Moment),
        price: Price,
        contract: trimmed(40),
        signedOn: v.nullable(Day),
        paid: Price,
        shown: v.boolean(),
        purpose: inEither(200, 300),
        keepUntil: Day,
        members: v.pipe(v.array(trimmed(120)), v.maxLength(50)),
      }),
    }),
    answer: v.object({ exhibitorId: Id, version: v.number() }),
    errors: ['changed_meanwhile', 'booth_taken'],
  }),
  /** Staff decide whether what exhibitors send is shown only after a release. */
  saveRelease: call({
    path: `${base}/release/setting`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, release: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
  /** Shows what an exhibitor sent, or returns it with what is to be changed (`reason`; null: released). `seen`: the draft's version. */
  answerDraft: call({
    path: `${base}/release`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      exhibitorId: Id,
      seen: WholeNumber,
      reason: v.nullable(v.pipe(trimmed(300), v.minLength(1, 'required'))),
    }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
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

import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, inBoth, inEither, Moment, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { DrawFallback, DrawPrize, DrawSource, drawStates, DrawWinner } from './draw.ts';

const base = '/medapp/api/console/lottery';
const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.setUp } as const;
/** Also staff at the desks hand over prizes. */
const hand = { staff: roles.handOver } as const;

export const drawMaskings = ['one', 'tail', 'none'] as const;
export const MOST_WINNERS = 2000;

/** Who takes part. */
export const DrawRules = v.object({
  /** Only those who were there. */
  attended: v.boolean(),
  /** Leaves out people of the programme. */
  noSpeakers: v.boolean(),
  /** Leaves out winners of earlier draws that are not void. */
  noEarlierWinners: v.boolean(),
});
export type DrawRules = v.InferOutput<typeof DrawRules>;

/** Why people are not in the list. */
export const leftOutReasons = ['absent', 'speaker', 'earlier', 'optedOut'] as const;
export const LeftOut = v.object({ absent: v.number(), speaker: v.number(), earlier: v.number(), optedOut: v.number() });
export type LeftOut = v.InferOutput<typeof LeftOut>;

const EditedPrize = v.object({
  name: inEither(40, 60),
  thing: inBoth(60, 80),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_WINNERS)),
  repeat: v.boolean(),
});

const HandledWinner = v.object({
  ...DrawWinner.entries,
  code: v.string(),
  handedAt: v.nullable(Instant),
  /** Name of the member of staff. */
  handedBy: v.string(),
});
export type HandledWinner = v.InferOutput<typeof HandledWinner>;

/**
 * A step of a draw with who did it. `by`: empty where it happened without a person, such as a round that was fetched, or before this was
 * recorded. `winnerId`: of a redraw, the winner that was drawn.
 */
export const DrawStep = v.object({
  kind: v.picklist([
    'made',
    'frozen',
    'committed',
    'figures',
    'random',
    'begin',
    'drawn',
    'published',
    'redrawn',
    'void',
  ]),
  at: Instant,
  by: v.string(),
  winnerId: v.nullable(Id),
});
export type DrawStep = v.InferOutput<typeof DrawStep>;

export const drawNextSteps = [
  'addPrizes',
  'freeze',
  'commit',
  'wait',
  'enter',
  'enterSecond',
  'begin',
  'beginSecond',
  'reveal',
  'handOver',
  'none',
] as const;

export const ConsoleDraw = v.object({
  id: Id,
  version: v.number(),
  title: Bilingual,
  state: v.picklist(drawStates),
  rules: DrawRules,
  masking: v.picklist(drawMaskings),
  prizes: v.array(DrawPrize),
  place: Bilingual,
  pickUpUntil: v.nullable(Instant),
  entrants: v.number(),
  leftOut: LeftOut,
  frozenAt: v.nullable(Instant),
  listHash: v.nullable(v.string()),
  committedAt: v.nullable(Instant),
  commitment: v.nullable(v.string()),
  source: v.nullable(DrawSource),
  fallback: v.nullable(DrawFallback),
  randomness: v.nullable(v.string()),
  byFallback: v.boolean(),
  randomAt: v.nullable(Instant),
  /** Names of those who entered figures; the figures count once two entered the same. */
  entered: v.array(v.string()),
  /** Names of those who confirmed that the draw may begin; two are needed. */
  confirmed: v.array(v.string()),
  drawnAt: v.nullable(Instant),
  /** Winners that the big screen has revealed. */
  revealed: v.number(),
  voidReason: v.string(),
  /** Oldest first. */
  steps: v.array(DrawStep),
  /** Empty while it is not drawn. */
  winners: v.array(HandledWinner),
});
export type ConsoleDraw = v.InferOutput<typeof ConsoleDraw>;

const draw = { cid: Id, drawId: Id };

export const lotteryConsoleCalls = {
  list: call({
    path: `${base}/list`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      draws: v.array(
        v.object({
          id: Id,
          title: Bilingual,
          state: v.picklist(drawStates),
          /** While it is prepared, those whom freezing would take in now. */
          entrants: v.number(),
          /** Prizes in all, and their levels. */
          prizes: v.number(),
          levels: v.number(),
          winners: v.number(),
          handed: v.number(),
          next: v.picklist(drawNextSteps),
          /** Until when it waits for the public randomness. */
          nextAt: v.nullable(Instant),
          /** Winners to reveal, or prizes to hand over. */
          nextCount: v.number(),
          /** The last step that was done. */
          last: v.nullable(DrawStep),
        }),
      ),
    }),
    errors: [],
  }),
  /** With `now`, the server's clock. While it is prepared, `entrants` and `leftOut` are what freezing would give. */
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: v.object(draw),
    answer: v.object({ draw: ConsoleDraw, now: Instant, zone: v.string(), conference: Bilingual }),
    errors: [],
  }),
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      draw: v.object({
        id: v.nullable(Id),
        seen: v.nullable(WholeNumber),
        title: inEither(60, 80),
        rules: DrawRules,
        masking: v.picklist(drawMaskings),
        place: inBoth(80, 100),
        pickUpUntil: v.nullable(Moment),
        prizes: v.pipe(v.array(EditedPrize), v.maxLength(30)),
      }),
    }),
    answer: v.object({ drawId: Id, version: v.number() }),
    errors: ['changed_meanwhile', 'lottery_frozen', 'lottery_too_many'],
  }),
  /** Only while it is prepared. */
  remove: call({
    path: `${base}/remove`,
    who: write,
    effect: 'write',
    body: v.object(draw),
    answer: Nothing,
    errors: ['lottery_frozen'],
  }),
  /** Fixes the list, rules and prizes for good and publishes the hash. */
  freeze: call({
    path: `${base}/freeze`,
    who: write,
    effect: 'write',
    body: v.object(draw),
    answer: v.object({ entrants: v.number(), listHash: v.string() }),
    errors: ['lottery_frozen', 'lottery_nobody', 'lottery_no_prize'],
  }),
  /** Publishes the hash of the secret, the source of the randomness and the fallback, none of which changes afterwards. */
  commit: call({
    path: `${base}/commit`,
    who: write,
    effect: 'write',
    body: v.object({
      ...draw,
      source: v.variant('kind', [
        /** The first drand round at or after this moment, at least a minute ahead. */
        v.object({ kind: v.literal('drand'), at: Moment }),
        /** Figures that are published at this moment, which must be ahead: nobody may know them yet. */
        v.object({ kind: v.literal('figures'), name: v.pipe(trimmed(120), v.minLength(1, 'required')), at: Moment }),
      ]),
      /** Figures published at `after`, later than the source; they count when there is nothing by then. */
      fallback: v.nullable(v.object({ name: v.pipe(trimmed(120), v.minLength(1, 'required')), after: Moment })),
    }),
    answer: v.object({ commitment: v.string() }),
    errors: ['lottery_state', 'lottery_too_soon'],
  }),
  /** Figures of the published source or, after its moment, of the fallback; they count once a second person enters the same. */
  enter: call({
    path: `${base}/enter`,
    who: write,
    effect: 'write',
    body: v.object({ ...draw, figures: v.pipe(trimmed(400), v.minLength(1, 'required')) }),
    answer: v.object({ agreed: v.boolean() }),
    errors: ['lottery_state', 'lottery_not_yet', 'lottery_figures_differ'],
  }),
  /** Confirms that the draw may begin; the second person's confirmation draws all winners. */
  confirm: call({
    path: `${base}/confirm`,
    who: write,
    effect: 'write',
    body: v.object(draw),
    answer: v.object({ drawn: v.boolean() }),
    errors: ['lottery_state', 'lottery_not_yet'],
  }),
  /** The big screen shows the first `count` winners; phones follow. Never fewer than before. */
  reveal: call({
    path: `${base}/reveal`,
    who: write,
    effect: 'write',
    body: v.object({ ...draw, count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_WINNERS)) }),
    answer: v.object({ revealed: v.number() }),
    errors: ['lottery_state'],
  }),
  /** A further entry in place of a winner, with a reason that is published; by the next selection of the same seed. */
  redraw: call({
    path: `${base}/redraw`,
    who: write,
    effect: 'write',
    body: v.object({ ...draw, winnerId: Id, reason: v.pipe(trimmed(120), v.minLength(1, 'required')) }),
    answer: v.object({ winnerId: Id, number: v.number() }),
    errors: ['lottery_state', 'lottery_handed', 'lottery_replaced', 'lottery_nobody'],
  }),
  /** Stays public with its reason. */
  declareVoid: call({
    path: `${base}/void`,
    who: write,
    effect: 'write',
    body: v.object({ ...draw, reason: v.pipe(trimmed(200), v.minLength(1, 'required')) }),
    answer: Nothing,
    errors: ['lottery_state'],
  }),
  /** Hands over the prize of this code once; repeated by anyone it says when and by whom. */
  handOver: call({
    path: `${base}/hand-over`,
    who: hand,
    effect: 'write',
    body: v.object({ cid: Id, code: trimmed(60) }),
    answer: v.object({
      winnerId: Id,
      name: v.string(),
      number: v.number(),
      prize: Bilingual,
      thing: Bilingual,
      handedAt: Instant,
      /** False: it was handed over before, then. */
      first: v.boolean(),
      by: v.string(),
    }),
    errors: ['lottery_code', 'lottery_replaced', 'lottery_pick_up_over'],
  }),
  /** Within five minutes of handing over. */
  undoHandOver: call({
    path: `${base}/hand-over/undo`,
    who: hand,
    effect: 'write',
    body: v.object({ cid: Id, winnerId: Id }),
    answer: Nothing,
    errors: ['lottery_undo_over'],
  }),
} as const;

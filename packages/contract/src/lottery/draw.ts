import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, Id, Instant, Nothing } from '../shapes.ts';

const base = '/medapp/api/lottery';

/** `preparing`: staff change everything; `frozen`: nobody changes anything; `committed`: source and secret are fixed. */
export const drawStates = ['preparing', 'frozen', 'committed', 'drawn', 'void'] as const;
export type DrawState = (typeof drawStates)[number];

/**
 * Where the public randomness comes from: a drand round, or the figures that a named public source publishes on a day, at a moment (`at`;
 * draws committed before moments were asked have none). `simulated` marks the demo's stand-in for drand.
 */
export const DrawSource = v.variant('kind', [
  v.object({ kind: v.literal('drand'), chain: v.string(), round: Id, at: Instant, simulated: v.boolean() }),
  v.object({ kind: v.literal('figures'), name: v.string(), day: v.string(), at: v.optional(Instant) }),
]);
export type DrawSource = v.InferOutput<typeof DrawSource>;

/** The figures that a public source publishes at `after`, on `day`; they count when the source has given nothing by then. */
export const DrawFallback = v.object({ name: v.string(), day: v.string(), after: Instant });
export type DrawFallback = v.InferOutput<typeof DrawFallback>;

export const DrawPrize = v.object({
  id: Id,
  /** First prize. */
  name: Bilingual,
  /** What one gets. */
  thing: Bilingual,
  count: v.number(),
  repeat: v.boolean(),
});
export type DrawPrize = v.InferOutput<typeof DrawPrize>;

export const DrawWinner = v.object({
  id: Id,
  n: v.number(),
  prizeId: Id,
  rank: v.number(),
  number: v.number(),
  /** Masked as the organiser set it. */
  name: v.string(),
  affiliation: v.string(),
  /** The winner in whose place this one was drawn; null: none. */
  insteadOf: v.nullable(Id),
  /** Why it was drawn again, published. */
  reason: v.string(),
  /** Another one was drawn in this one's place. */
  replaced: v.boolean(),
});
export type DrawWinner = v.InferOutput<typeof DrawWinner>;

const published = {
  id: Id,
  cid: Id,
  zone: v.string(),
  title: Bilingual,
  state: v.picklist(drawStates),
  prizes: v.array(DrawPrize),
  /** Tickets in the frozen list. */
  entrants: v.number(),
  frozenAt: v.nullable(Instant),
  listHash: v.nullable(v.string()),
  committedAt: v.nullable(Instant),
  commitment: v.nullable(v.string()),
  source: v.nullable(DrawSource),
  fallback: v.nullable(DrawFallback),
  randomness: v.nullable(v.string()),
  /** True when the fallback gave it. */
  byFallback: v.boolean(),
  randomAt: v.nullable(Instant),
  drawnAt: v.nullable(Instant),
  /** Why it was declared void; empty otherwise. */
  voidReason: v.string(),
  /** Prizes are handed over until then; null: no limit. */
  pickUpUntil: v.nullable(Instant),
  place: Bilingual,
};

const Ticket = v.object({
  number: v.number(),
  registration: v.string(),
  /** With the registration number it gives the mark in the published list. */
  salt: v.string(),
  won: v.array(
    v.object({
      winnerId: Id,
      prizeId: Id,
      /** Digits that are handed in; the same as the bar in the QR code. */
      code: v.string(),
      handedAt: v.nullable(Instant),
      replaced: v.boolean(),
    }),
  ),
});

export const lotteryCalls = {
  /** The draws of a conference that are published (not in preparation), newest first. */
  list: call({
    path: `${base}/list`,
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      draws: v.array(v.object({ id: Id, title: Bilingual, state: v.picklist(drawStates), entrants: v.number() })),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** One draw as far as it is revealed, and the caller's tickets in it. */
  read: call({
    path: `${base}/read`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ drawId: Id }),
    answer: v.object({
      draw: v.object(published),
      /** In the order of drawing; only those that the big screen has revealed. */
      winners: v.array(DrawWinner),
      /** Winners in all. */
      total: v.number(),
      /** True once everything is revealed and the secret is published. */
      open: v.boolean(),
      tickets: v.array(Ticket),
      /** The caller stays out of draws of this conference. */
      optedOut: v.boolean(),
      mayOptOut: v.boolean(),
    }),
    errors: [],
  }),
  /** Everything that recomputing needs, once all winners are revealed. */
  record: call({
    path: `${base}/record`,
    who: 'anyone',
    effect: 'read',
    body: v.object({ drawId: Id }),
    answer: v.object({
      record: v.object({
        ...published,
        list: v.string(),
        secret: v.string(),
        winners: v.array(DrawWinner),
      }),
    }),
    errors: ['lottery_not_open'],
  }),
  /** A person stays out of draws whose list is not frozen, or takes part again. */
  optOut: call({
    path: `${base}/opt-out`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, out: v.boolean() }),
    answer: Nothing,
    errors: ['conference_unknown'],
  }),
} as const;

import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Nothing, trimmed } from '../shapes.ts';

const base = '/medapp/api/exhibition/figures';

/** Views by place; a person, or a device without a log-in, counts once a day in each place. */
export const ViewCounts = v.object({
  home: v.number(),
  programme: v.number(),
  session: v.number(),
  live: v.number(),
  stand: v.number(),
  product: v.number(),
});
export type ViewCounts = v.InferOutput<typeof ViewCounts>;

export const figureCalls = {
  /**
   * Counts what a phone has shown of exhibitors: once a day for a person, or for a device without a log-in; devices of one network only
   * up to a limit. What cannot have been seen is left out without a word. `deviceMark`: 16 hexadecimal digits that the phone
   * keeps.
   */
  count: call({
    path: `${base}/count`,
    who: 'accountOrVisitor',
    effect: 'write',
    whole: true,
    body: v.object({
      cid: Id,
      deviceMark: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
      seenParts: v.pipe(
        v.array(
          v.object({
            exhibitorId: Id,
            place: v.picklist(['home', 'programme', 'session', 'live', 'stand', 'product']),
            product: trimmed(20),
          }),
        ),
        v.minLength(1),
        v.maxLength(60),
      ),
    }),
    answer: Nothing,
    errors: [],
  }),
  /** O13: what the people of an exhibitor learn about its days. Anybody else learns that there is none. */
  read: call({
    path: `${base}/read`,
    who: 'account',
    effect: 'read',
    body: v.object({ showid: Id }),
    answer: v.object({
      cid: Id,
      /** The level of the sponsor; '': none. */
      level: v.string(),
      total: ViewCounts,
      cards: v.number(),
      visits: v.number(),
      stamps: v.number(),
      /** Days in the conference's zone on which something happened, newest first. `logos`: of all places together. */
      days: v.array(
        v.object({
          day: v.string(),
          stand: v.number(),
          product: v.number(),
          logos: v.number(),
          /** Cards handed over, also those withdrawn since; of them, scanned by the exhibitor. */
          cards: v.number(),
          scanned: v.number(),
          /** Marks of visits, a collected stamp included. */
          visits: v.number(),
          stamps: v.number(),
        }),
      ),
      /** Most viewed first. */
      products: v.array(v.object({ key: v.string(), name: v.string(), views: v.number() })),
    }),
    errors: [],
  }),
  download: call({
    path: `${base}/download`,
    who: 'account',
    effect: 'read',
    body: v.object({ showid: Id }),
    answer: v.object({ name: v.string(), csv: v.string() }),
    errors: [],
  }),
} as const;

import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, Id, Instant, Nothing } from '../shapes.ts';

const base = '/medapp/api/exhibition';

const Found = v.object({
  id: Id,
  name: Bilingual,
  field: Bilingual,
  booth: v.string(),
  products: v.array(Bilingual),
});
export type FoundExhibitor = v.InferOutput<typeof Found>;

export const exhibitionCalls = {
  /** S46: exhibitors that are shown, with their products, in both languages, for the search on the phone. */
  index: call({
    path: `${base}/index`,
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      exhibitors: v.array(Found),
      /** Pinyin of the Chinese characters, in the format of the programme's readings. */
      readings: v.string(),
    }),
    errors: ['conference_unknown'],
  }),
  /** Stands of a conference that the caller has visited, and those whose cards they may read. */
  own: call({
    path: `${base}/own`,
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      visited: v.array(Id),
      desks: v.array(v.object({ id: Id, name: v.string(), booth: v.string() })),
    }),
    errors: ['conference_unknown'],
  }),
  /** S88: one stand in the language of the request; the caller's marks are empty for visitors without a log-in. */
  read: call({
    path: `${base}/read`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ showid: Id }),
    answer: v.object({
      id: Id,
      cid: Id,
      zone: v.string(),
      name: v.string(),
      field: v.string(),
      introduction: v.string(),
      logo: v.nullable(v.string()),
      booth: v.string(),
      products: v.array(
        v.object({ key: v.string(), name: v.string(), text: v.string(), picture: v.nullable(v.string()) }),
      ),
      files: v.array(v.object({ name: v.string(), address: v.string() })),
      films: v.array(v.object({ name: v.string(), address: v.string() })),
      /** Names and duties only: phone numbers stay with the organiser. */
      contacts: v.array(v.object({ name: v.string(), duty: v.string() })),
      visitedAt: v.nullable(Instant),
      /** The stamp that hangs at the booth, and when the caller collected it; null: none hangs there. */
      stamp: v.nullable(v.object({ points: v.number(), at: v.nullable(Instant) })),
      /** The card that the caller has handed over. */
      leadId: v.nullable(Id),
      /** The caller reads the cards of this exhibitor. */
      ownDesk: v.boolean(),
    }),
    errors: [],
  }),
  /** Marks a booth as visited, or takes the mark back. */
  visit: call({
    path: `${base}/visit`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ showid: Id, visited: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
} as const;

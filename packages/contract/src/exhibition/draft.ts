import * as v from 'valibot';
import { call } from '../call.ts';
import { pictureErrors } from '../files/file.ts';
import { Id, Instant, Nothing, WholeNumber } from '../shapes.ts';
import { StandPage } from './stand.ts';

const base = '/medapp/api/exhibition/draft';

/** `kept`: being written; `asked`: waits for the organiser; `returned`: the organiser asks for changes. */
export const draftStates = ['kept', 'asked', 'returned'] as const;
export type DraftState = (typeof draftStates)[number];

export const Draft = v.object({
  version: v.number(),
  state: v.picklist(draftStates),
  /** Why it was returned. */
  reason: v.string(),
  savedAt: Instant,
  page: StandPage,
});
export type Draft = v.InferOutput<typeof Draft>;

const exhibitor = { showid: Id };
/** The version of the draft that the caller has seen. */
const seen = WholeNumber;

/** O13: people of an exhibitor write its page (S88). Anybody else learns that there is none. */
export const draftCalls = {
  read: call({
    path: `${base}/read`,
    who: 'account',
    effect: 'read',
    body: v.object(exhibitor),
    answer: v.object({
      cid: Id,
      zone: v.string(),
      booth: v.string(),
      /** Visitors see the stand. */
      shown: v.boolean(),
      /** Staff release what is sent. */
      release: v.boolean(),
      /** What visitors see. */
      page: StandPage,
      draft: v.nullable(Draft),
    }),
    errors: [],
  }),
  /** Keeps the draft; one that waits for the organiser is taken back by it. `seen` null: there was none. */
  save: call({
    path: `${base}/save`,
    who: 'account',
    effect: 'write',
    body: v.object({ ...exhibitor, seen: v.nullable(WholeNumber), standPage: StandPage }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Shows the draft at once, or asks the organiser to release it. */
  send: call({
    path: `${base}/send`,
    who: 'account',
    effect: 'write',
    body: v.object({ ...exhibitor, seen }),
    answer: v.object({ outcome: v.picklist(['shown', 'asked']) }),
    errors: ['changed_meanwhile'],
  }),
  /** Forgets the draft: the page stays as visitors see it. */
  discard: call({
    path: `${base}/discard`,
    who: 'account',
    effect: 'write',
    body: v.object({ ...exhibitor, seen }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  /** Stores a picture, re-encoded from its pixels, or a PDF for the page; checked by its content. */
  addFile: call({
    path: `${base}/file`,
    who: 'account',
    effect: 'write',
    multipart: true,
    largestFile: 30 * 1024 * 1024,
    body: v.object({ ...exhibitor, kind: v.picklist(['picture', 'document']) }),
    answer: v.object({ address: v.string() }),
    errors: [...pictureErrors, 'file_not_pdf'],
  }),
} as const;

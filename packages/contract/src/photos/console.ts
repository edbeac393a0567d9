import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Layout } from '../layout.ts';
import { Bilingual, Id, inEither, Instant, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { introductionStates, PosterArt, TemplateNumber } from './photo.ts';

const base = '/medapp/api/console/photos';
const who = { staff: roles.programme } as const;

export const SavedTemplate = v.object({
  number: TemplateNumber,
  name: Bilingual,
  art: PosterArt,
  corner: v.number(),
  layout: Layout,
  shown: v.boolean(),
  /** 0: ours, which nobody has changed. */
  version: v.number(),
});
export type SavedTemplate = v.InferOutput<typeof SavedTemplate>;

export const ListedIntroduction = v.object({
  id: Id,
  name: v.string(),
  affiliation: v.string(),
  avatar: v.string(),
  text: v.string(),
  /** Language of the text: the one the person used the app in. */
  language: v.picklist(['zh', 'en']),
  at: Instant,
  state: v.picklist(introductionStates),
  reason: v.string(),
  /** The entry of the person in the programme; null: none is linked to their account. */
  expert: v.nullable(v.object({ id: Id, name: Bilingual, portrait: v.boolean(), biography: v.boolean() })),
});
export type ListedIntroduction = v.InferOutput<typeof ListedIntroduction>;

export const photosConsoleCalls = {
  templates: call({
    path: `${base}/templates`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      templates: v.array(SavedTemplate),
      title: Bilingual,
      /** Whether attendees may hand in avatars and introductions. */
      collecting: v.boolean(),
      /** Version of the setting; 0: the default. */
      version: v.number(),
      waiting: v.number(),
    }),
    errors: [],
  }),
  /** A background picture must be exactly as large as the template. */
  saveTemplate: call({
    path: `${base}/template/save`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      number: TemplateNumber,
      /** Version that the person saw. */
      seen: WholeNumber,
      name: inEither(40),
      art: PosterArt,
      corner: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(960)),
      layout: Layout,
      shown: v.boolean(),
    }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Removes the organiser's changes: our template shows again. */
  resetTemplate: call({
    path: `${base}/template/reset`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, number: TemplateNumber, seen: WholeNumber }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  saveCollecting: call({
    path: `${base}/collecting/save`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, seen: WholeNumber, collecting: v.boolean() }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** At most 50 a page; waiting ones oldest first, others newest first. */
  introductions: call({
    path: `${base}/introductions`,
    who,
    effect: 'read',
    body: v.object({
      cid: Id,
      stage: v.picklist(introductionStates),
      words: v.optional(trimmed(60), ''),
      /** Id of the last one of the page before. */
      after: v.optional(v.nullable(Id), null),
    }),
    answer: v.object({ introductions: v.array(ListedIntroduction), more: v.boolean() }),
    errors: [],
  }),
  /** Releases or refuses; the person is notified. `toSpeaker`: avatar and text also become those of their entry in the programme. */
  judge: call({
    path: `${base}/judge`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      introductionId: Id,
      verdict: v.picklist(['release', 'refuse']),
      reason: v.optional(trimmed(200), ''),
      toSpeaker: v.optional(v.boolean(), false),
    }),
    answer: Nothing,
    errors: [],
  }),
} as const;

import * as v from 'valibot';
import { call } from '../call.ts';
import { Layout } from '../layout.ts';
import { Bilingual, Day, Id, Nothing, trimmed } from '../shapes.ts';

const base = '/medapp/api/photo';

export const TemplateNumber = v.picklist([1, 2, 3]);
export const PosterArt = v.picklist(['none', 'pulse', 'light', 'wide']);

/** `waiting`: staff have not looked at it. */
export const introductionStates = ['waiting', 'released', 'refused'] as const;
export type IntroductionState = (typeof introductionStates)[number];

export const LONGEST_INTRODUCTION = 200;

/** A template as the phone draws it. The picture field with `{photo}` is the place of the photo. */
export const ShownTemplate = v.object({
  number: TemplateNumber,
  name: v.string(),
  /** A built-in background. The layout's picture covers it. */
  art: PosterArt,
  /** Radius of the photo's corners, in pixels. */
  corner: v.number(),
  layout: Layout,
});
export type ShownTemplate = v.InferOutput<typeof ShownTemplate>;

export const OwnIntroduction = v.object({
  state: v.picklist(introductionStates),
  /** Address of the picture. */
  avatar: v.string(),
  text: v.string(),
  /** Staff's words about a refusal. */
  reason: v.string(),
});
export type OwnIntroduction = v.InferOutput<typeof OwnIntroduction>;

const bars = ['introduction_closed', 'introduction_registered'] as const;

export const photoCalls = {
  /** S98: templates of a conference, and what their fields say for the caller. */
  templates: call({
    path: `${base}/templates`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      templates: v.array(ShownTemplate),
      title: Bilingual,
      startsOn: Day,
      endsOn: Day,
      city: v.string(),
      /** Empty for a visitor. */
      person: v.object({ name: v.string(), affiliation: v.string() }),
      introduction: v.nullable(OwnIntroduction),
      /** Why the caller may not hand in an introduction; null: they may. */
      barred: v.nullable(v.picklist(bars)),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** V15: hands in an avatar of 120 x 120 pixels, an own upload, and an introduction; staff look at both before others see them. */
  introduce: call({
    path: `${base}/introduce`,
    who: 'account',
    effect: 'write',
    whole: true,
    pasted: true,
    body: v.object({
      cid: Id,
      /** Address that the upload returned. */
      avatar: trimmed(200),
      text: v.pipe(trimmed(LONGEST_INTRODUCTION), v.minLength(1, 'required')),
    }),
    answer: v.object({ state: v.picklist(introductionStates) }),
    errors: ['conference_unknown', 'conference_stopped', ...bars],
  }),
  /** Takes back what was handed in; what staff already took over into the programme stays there. */
  withdraw: call({
    path: `${base}/withdraw`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id }),
    answer: Nothing,
    errors: [],
  }),
} as const;

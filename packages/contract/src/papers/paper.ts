import * as v from 'valibot';
import { Bilingual, Id, Instant } from '../shapes.ts';

/** `decided` is visible to staff only until the authors are notified. */
export const paperStates = ['draft', 'submitted', 'in_review', 'decided', 'confirmed', 'withdrawn'] as const;
export type PaperState = (typeof paperStates)[number];

export const paperDecisions = ['oral', 'poster', 'publication', 'not_accepted'] as const;
export type PaperDecision = (typeof paperDecisions)[number];

/** The author's preference; '' leaves it to the committee. */
export const paperPreferences = ['oral', 'poster', 'publication'] as const;
export type PaperPreference = (typeof paperPreferences)[number];

export const paperFileKinds = ['manuscript', 'poster', 'audio'] as const;
export type PaperFileKind = (typeof paperFileKinds)[number];

/** Result as answered to the public (S70, S71): `under_review` until the authors are notified. */
export const paperResults = ['oral', 'poster', 'publication', 'under_review', 'not_accepted'] as const;
export type PaperResult = (typeof paperResults)[number];

export const PaperAffiliation = v.object({ name: Bilingual, city: v.string(), country: v.string() });
export type PaperAffiliation = v.InferOutput<typeof PaperAffiliation>;

export const PaperAuthor = v.object({
  name: Bilingual,
  email: v.string(),
  /** Positions in the paper's affiliations, from 1, in the author's order. */
  affiliations: v.array(v.number()),
  presenting: v.boolean(),
  corresponding: v.boolean(),
});
export type PaperAuthor = v.InferOutput<typeof PaperAuthor>;

/** A part of a structured abstract; code '' where the conference asks for plain text. */
export const AbstractPart = v.object({ code: v.string(), text: v.string() });
export type AbstractPart = v.InferOutput<typeof AbstractPart>;

/** A part that authors must supply: background, methods … */
export const AbstractSection = v.object({ code: v.string(), name: Bilingual, required: v.boolean() });
export type AbstractSection = v.InferOutput<typeof AbstractSection>;

/** `division`: groups several topics (body, modality); empty in both languages when there is none. */
export const PaperTopic = v.object({ id: Id, division: Bilingual, name: Bilingual });
export type PaperTopic = v.InferOutput<typeof PaperTopic>;

export const PaperFile = v.object({
  id: Id,
  kind: v.picklist(paperFileKinds),
  name: v.string(),
  address: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Pixels of a picture. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  at: Instant,
});
export type PaperFile = v.InferOutput<typeof PaperFile>;

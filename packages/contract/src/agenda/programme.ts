import * as v from 'valibot';
import { Bilingual, type CleanHtml, Day, Html, Id, Instant } from '../shapes.ts';

/** A person's role in a session or talk, in the specification's words. */
export const programmeRoles = ['host', 'speaker', 'president', 'participant', 'comments', 'translate'] as const;
export type ProgrammeRole = (typeof programmeRoles)[number];

export const sessionKinds = [
  'ceremony',
  'plenary',
  'session',
  'workshop',
  'poster',
  'satellite',
  'break',
  'social',
] as const;
export type SessionKind = (typeof sessionKinds)[number];

export const ProgrammeHall = v.object({
  id: Id,
  name: Bilingual,
  /** Floor or building; may be empty. */
  place: Bilingual,
  seats: v.nullable(v.number()),
});
export type ProgrammeHall = v.InferOutput<typeof ProgrammeHall>;

/** `tint` 0 to 5: one of the palette's muted colours. */
export const ProgrammeTopic = v.object({ id: Id, name: Bilingual, tint: v.number() });
export type ProgrammeTopic = v.InferOutput<typeof ProgrammeTopic>;

export const ProgrammeExpert = v.object({
  id: Id,
  name: Bilingual,
  affiliation: Bilingual,
  post: Bilingual,
  portrait: v.nullable(v.string()),
  /** Pinyin of the Chinese name, syllables separated: `shen yan qiu`; empty for names in Latin letters. */
  reading: v.string(),
});
export type ProgrammeExpert = v.InferOutput<typeof ProgrammeExpert>;

/** A group of guests (S34): experts in the organiser's order, each with their role in it. */
export const ProgrammeGroup = v.object({
  id: Id,
  name: Bilingual,
  note: Bilingual,
  members: v.array(v.object({ expert: Id, duty: Bilingual })),
});
export type ProgrammeGroup = v.InferOutput<typeof ProgrammeGroup>;

export const Part = v.object({ expert: Id, role: v.picklist(programmeRoles) });
export type Part = v.InferOutput<typeof Part>;

/** `size` in bytes; null for an external link. */
export const Material = v.object({
  id: Id,
  title: Bilingual,
  address: v.string(),
  size: v.nullable(v.number()),
  /** True: shown in the reader and not downloadable. Absent when it may be saved. */
  readOnly: v.optional(v.literal(true)),
});
export type Material = v.InferOutput<typeof Material>;

export const ProgrammeTalk = v.object({
  id: Id,
  title: Bilingual,
  /** Both null: some time within the session, in this order. */
  from: v.nullable(Instant),
  to: v.nullable(Instant),
  parts: v.array(Part),
  materials: v.array(Material),
  /** True when an abstract exists; it comes with the details. */
  abstract: v.boolean(),
});
export type ProgrammeTalk = v.InferOutput<typeof ProgrammeTalk>;

export const ProgrammeSession = v.object({
  id: Id,
  kind: v.picklist(sessionKinds),
  title: Bilingual,
  /** In lines. */
  introduction: Bilingual,
  /** The same text with headings, lists, pictures and links; absent when it has none. */
  rich: v.optional(v.object({ zh: Html, en: Html })),
  /** Sponsor of a satellite meeting. */
  sponsor: Bilingual,
  hall: v.nullable(Id),
  from: Instant,
  to: Instant,
  topics: v.array(Id),
  parts: v.array(Part),
  talks: v.array(ProgrammeTalk),
  materials: v.array(Material),
});
export type ProgrammeSession = v.InferOutput<typeof ProgrammeSession>;

/** One release of a conference's whole programme: immutable, in both languages, stored on the phone. */
export const Programme = v.object({
  cid: Id,
  /** Release number from 1; 0 is the organiser's draft. */
  release: v.number(),
  releasedAt: Instant,
  /** IANA name; all times are shown in this zone. */
  zone: v.string(),
  startsOn: Day,
  endsOn: Day,
  halls: v.array(ProgrammeHall),
  topics: v.array(ProgrammeTopic),
  experts: v.array(ProgrammeExpert),
  groups: v.array(ProgrammeGroup),
  /** Ordered by start, then hall. */
  sessions: v.array(ProgrammeSession),
  /** Pinyin of its Chinese characters, grouped by syllable: `an安案 bei北贝`. */
  readings: v.string(),
  /** Names of the detail files with abstracts and biographies; an unchanged file has the same name in later releases. */
  pieces: v.array(v.string()),
});
export type Programme = v.InferOutput<typeof Programme>;

/** A detail file: abstracts by talk, biographies by expert. */
export interface ProgrammePiece {
  abstracts: Record<string, Bilingual>;
  biographies: Record<string, Bilingual>;
  /** Biographies with formatting. */
  rich?: Record<string, { zh: CleanHtml; en: CleanHtml }>;
}

import * as v from 'valibot';
import { type AbstractPart, type AbstractSection, PaperTopic } from './papers-paper.ts';
import { Bilingual, Id } from './shapes.ts';

/** `papers`: all that were accepted and whose authors know it; `posters`: those of them that are shown as posters. */
export const paperListKinds = ['papers', 'posters'] as const;
export const PaperListKind = v.picklist(paperListKinds);
export type PaperListKind = v.InferOutput<typeof PaperListKind>;

/** A paper as everybody may see it, without its abstract. */
export const ListedPaper = v.object({
  id: Id,
  number: v.string(),
  title: Bilingual,
  /** `at`: positions in `affiliations`, from 1, in the author's own order. */
  authors: v.array(v.object({ name: Bilingual, at: v.array(v.number()), presenting: v.boolean() })),
  affiliations: v.array(Bilingual),
  topics: v.array(Id),
  result: v.picklist(['oral', 'poster', 'publication']),
  board: v.string(),
  /** The session of the programme in which it is given. */
  session: v.nullable(Id),
  sheet: v.nullable(v.object({ file: Id, address: v.string(), width: v.number(), height: v.number() })),
  audio: v.nullable(v.string()),
  /** Name of the piece that holds its abstract. */
  piece: v.string(),
});
export type ListedPaper = v.InferOutput<typeof ListedPaper>;

/** What a list begins with: enough for the first screen. */
export const PaperListHead = v.object({
  version: v.string(),
  count: v.number(),
  topics: v.array(PaperTopic),
  first: v.array(ListedPaper),
});
export type PaperListHead = v.InferOutput<typeof PaperListHead>;

/** The whole list, an immutable file. `readings`: how Chinese characters are read, as in a programme. */
export interface PaperList {
  cid: number;
  kind: PaperListKind;
  version: string;
  topics: PaperTopic[];
  sections: AbstractSection[];
  papers: ListedPaper[];
  readings: string;
  pieces: string[];
}

/** Abstracts of some papers, by number. */
export type PaperPiece = Record<number, { abstract: AbstractPart[]; keywords: string[] }>;

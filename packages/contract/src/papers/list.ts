import * as v from 'valibot';
import { type AbstractPart, type AbstractSection, PaperTopic } from './paper.ts';
import { Bilingual, Id } from '../shapes.ts';

/** `papers`: all accepted papers whose authors were notified; `posters`: those of them shown as posters. */
export const paperListKinds = ['papers', 'posters'] as const;
export const PaperListKind = v.picklist(paperListKinds);
export type PaperListKind = v.InferOutput<typeof PaperListKind>;

/** A paper as the public sees it, without its abstract. */
export const ListedPaper = v.object({
  id: Id,
  number: v.string(),
  title: Bilingual,
  /** `at`: positions in `affiliations`, from 1, in the author's order. */
  authors: v.array(v.object({ name: Bilingual, at: v.array(v.number()), presenting: v.boolean() })),
  affiliations: v.array(Bilingual),
  topics: v.array(Id),
  result: v.picklist(['oral', 'poster', 'publication']),
  board: v.string(),
  /** The session in which it is presented. */
  session: v.nullable(Id),
  sheet: v.nullable(v.object({ file: Id, address: v.string(), width: v.number(), height: v.number() })),
  audio: v.nullable(v.string()),
  /** Name of the file that holds its abstract. */
  piece: v.string(),
});
export type ListedPaper = v.InferOutput<typeof ListedPaper>;

/** The start of a list: enough for the first screen. */
export const PaperListHead = v.object({
  version: v.string(),
  count: v.number(),
  topics: v.array(PaperTopic),
  first: v.array(ListedPaper),
});
export type PaperListHead = v.InferOutput<typeof PaperListHead>;

/** The whole list, an immutable file. `readings`: pinyin of Chinese characters, as in a programme. */
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

/** Abstracts of some papers, by paper id. */
export type PaperPiece = Record<number, { abstract: AbstractPart[]; keywords: string[] }>;

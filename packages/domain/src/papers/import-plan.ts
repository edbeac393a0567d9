import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import {
  topicKey,
  type ImportedAuthor,
  type ImportedPaper,
  type ImportedRow,
  type PaperFault,
} from './import-paper.ts';

/** An existing paper, with the fields a file can contain. */
export interface KnownPaper extends ImportedPaper {
  id: number;
}

export const importedFields = [
  'title',
  'abstract',
  'authors',
  'topics',
  'keywords',
  'decision',
  'board',
  'contact',
] as const;
export type ImportedField = (typeof importedFields)[number];

export interface PlannedPaper {
  number: number;
  fate: ImportRowOutcome;
  /** The paper after the import. */
  paper: ImportedPaper;
  known: KnownPaper | null;
  changed: ImportedField[];
  faults: PaperFault[];
}

/** Outcome of each row of a file. Existing papers are matched by their external id. */
export function planPapers(rows: readonly ImportedRow[], there: ReadonlyMap<string, KnownPaper>): PlannedPaper[] {
  return rows.map(({ number, paper: said, faults }) => {
    const known = there.get(said.externalId) ?? null;
    const paper = known ? merged(known, said) : said;
    const changed = known ? changesOf(known, paper) : [];
    const fate = faults.length > 0 ? 'wrong' : !known ? 'new' : changed.length > 0 ? 'change' : 'same';
    return { number, fate, paper, known, changed, faults };
  });
}

/** Unspecified fields remain unchanged. */
function merged(known: KnownPaper, said: ImportedPaper): ImportedPaper {
  const { id: _, ...before } = known;
  return {
    ...before,
    language: said.language,
    title: { zh: said.title.zh || known.title.zh, en: said.title.en || known.title.en },
    abstract: said.abstract || known.abstract,
    keywords: said.keywords.length > 0 ? said.keywords : known.keywords,
    ...(said.authors.length > 0 && !sameAuthors(known, said)
      ? { authors: said.authors, affiliations: said.affiliations }
      : {}),
    topics: said.topics.length > 0 ? said.topics : known.topics,
    decision: said.decision ?? known.decision,
    board: said.board || known.board,
    contactName: said.contactName || known.contactName,
    contactPhone: said.contactPhone || known.contactPhone,
  };
}

/** When a file contains no affiliations, those added by staff remain. */
function sameAuthors(known: ImportedPaper, said: ImportedPaper): boolean {
  const names = (authors: readonly ImportedAuthor[]) => authors.map(({ name }) => spoken(name));
  if (!same(names(known.authors), names(said.authors))) return false;
  if (said.affiliations.length === 0) return true;
  const at = (paper: ImportedPaper) => [paper.affiliations.map(spoken), paper.authors.map((one) => one.affiliations)];
  return same(at(known), at(said));
}

/** A name stored in both languages equals the same name given in one. */
const spoken = ({ zh, en }: Bilingual): string => zh || en;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function changesOf(before: ImportedPaper, after: ImportedPaper): ImportedField[] {
  const topics = (paper: ImportedPaper) => [...new Set(paper.topics.map(topicKey))].sort();
  const differs: Record<ImportedField, boolean> = {
    title: before.title.zh !== after.title.zh || before.title.en !== after.title.en,
    abstract: before.abstract !== after.abstract,
    authors: before.authors !== after.authors,
    topics: !same(topics(before), topics(after)),
    keywords: !same(before.keywords, after.keywords),
    decision: before.decision !== after.decision,
    board: before.board !== after.board,
    contact: before.contactName !== after.contactName || before.contactPhone !== after.contactPhone,
  };
  return importedFields.filter((field) => differs[field]);
}

import type { DeskPaper, OwnReview, ReviewedPaper, Score } from '@meetingapp/contract/papers/review.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { topicsOf } from '../call/queries.ts';
import type { affiliationsOf, authorsOf, DeskRow, filesOf, OwnReviewRow } from './queries.ts';

type Rows<Query extends (...given: never[]) => unknown> = Awaited<ReturnType<Query>>;

export const namesOf = (topics: Rows<typeof topicsOf>, ids: readonly number[]): Bilingual[] =>
  topics.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

export const presentScores = (scores: Readonly<Record<string, number>>): Score[] =>
  Object.entries(scores).map(([code, score]) => ({ code, score }));

export function presentDeskPaper(row: DeskRow, topics: Rows<typeof topicsOf>): DeskPaper {
  const written = row.remark !== '' || row.remark_committee !== '' || row.advice !== null;
  return {
    paperId: row.id,
    number: row.number,
    title: row.title,
    topics: namesOf(topics, row.topics),
    state: row.state === 'done' ? 'done' : 'assigned',
    begun: row.state === 'assigned' && (written || Object.keys(row.scores).length > 0),
    total: row.total,
  };
}

export const presentOwnReview = (row: OwnReviewRow): OwnReview => ({
  state: row.state === 'done' ? 'done' : 'assigned',
  scores: presentScores(row.scores),
  advice: row.advice,
  remark: row.remark,
  remarkCommittee: row.remark_committee,
  total: row.total,
  version: row.version,
});

interface Around {
  topics: Rows<typeof topicsOf>;
  files: Rows<typeof filesOf>;
  /** Null: hidden from the reviewer. */
  people: { authors: Rows<typeof authorsOf>; affiliations: Rows<typeof affiliationsOf> } | null;
}

export function presentReviewed(row: OwnReviewRow, { topics, files, people }: Around): ReviewedPaper {
  // The original name is not shown, because authors name files after themselves.
  const nameOf = (file: Around['files'][number], at: number) => {
    const ending = /\.[a-z\d]{1,5}$/i.exec(file.address)?.[0] ?? '';
    return people ? file.name : `${row.number}-${at + 1}${ending}`;
  };
  return {
    paperId: row.id,
    number: row.number,
    language: row.language,
    title: row.title,
    abstract: row.abstract,
    keywords: row.keywords,
    topics: namesOf(topics, row.topics),
    wish: row.wish,
    files: files.map((file, at) => ({
      kind: file.kind,
      name: nameOf(file, at),
      address: file.address,
      size: file.size,
    })),
    authors:
      people?.authors.map(({ name, affiliations, presenting, corresponding }) => ({
        name,
        affiliations,
        presenting,
        corresponding,
      })) ?? null,
    affiliations: people?.affiliations.map(({ name, city, country }) => ({ name, city, country })) ?? null,
  };
}

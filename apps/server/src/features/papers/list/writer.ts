import { createHash } from 'node:crypto';
import type { ListedPaper, PaperList, PaperListKind, PaperPiece } from '@meetingapp/contract/papers/list.ts';
import { readingsOf } from '../../../text/pinyin.ts';
import type { AcceptedPapers } from './queries.ts';

/** Abstracts per file: about 40 kB of text. */
const PIECE = 48;

export interface MadeLists {
  papers: PaperList;
  posters: PaperList;
  pieces: ReadonlyMap<string, PaperPiece>;
}

const nameOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** The public lists and their abstracts in pieces: immutable files, each named by a hash of its content. */
export function writeLists(cid: number, { papers: rows, topics, sections }: AcceptedPapers): MadeLists {
  const pieces = new Map<string, PaperPiece>();
  const pieceOf = new Map<number, string>();
  for (let at = 0; at < rows.length; at += PIECE) {
    const some = rows.slice(at, at + PIECE);
    const piece = Object.fromEntries(some.map(({ id, abstract, keywords }) => [id, { abstract, keywords }]));
    const name = nameOf(piece);
    pieces.set(name, piece);
    for (const { id } of some) pieceOf.set(id, name);
  }
  const listed = rows.map((row): ListedPaper => {
    const { abstract: _, keywords: __, ...rest } = row;
    return { ...rest, piece: pieceOf.get(row.id) ?? '' };
  });
  const make = (kind: PaperListKind, papers: ListedPaper[]): PaperList => {
    const used = new Set(papers.flatMap((paper) => paper.topics));
    const list = {
      cid,
      kind,
      topics: topics.filter(({ id }) => used.has(id)),
      sections,
      papers,
      readings: readingsOf([
        ...papers.flatMap(({ title, authors, affiliations }) => [
          title.zh,
          ...authors.map(({ name }) => name.zh),
          ...affiliations.map(({ zh }) => zh),
        ]),
        ...topics.flatMap(({ name, division }) => [name.zh, division.zh]),
      ]),
      pieces: [...new Set(papers.map(({ piece }) => piece))],
    };
    return { ...list, version: nameOf(list) };
  };
  return {
    papers: make('papers', listed),
    posters: make('posters', postersOf(listed)),
    pieces,
  };
}

/** Posters with a visible sheet come first. */
function postersOf(papers: readonly ListedPaper[]): ListedPaper[] {
  const posters = papers.filter(({ result, sheet }) => result === 'poster' || sheet !== null);
  return [...posters.filter(({ sheet }) => sheet !== null), ...posters.filter(({ sheet }) => sheet === null)];
}

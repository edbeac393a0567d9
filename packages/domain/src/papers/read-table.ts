import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { cellSeparator } from '../punctuation.ts';
import {
  authorName,
  byScript,
  faultsOf,
  languageOf,
  tidy,
  tidyText,
  topicOf,
  withoutTwice,
  type ImportedAuthor,
  type ImportedPaper,
  type ImportedRow,
} from './import-paper.ts';

export const tableFields = [
  'externalId',
  'title',
  'titleEn',
  'authors',
  'affiliations',
  'abstract',
  'topics',
  'keywords',
  'decision',
  'board',
  'contactName',
  'contactPhone',
] as const;
export type TableField = (typeof tableFields)[number];

/** Names of the decisions in a file, in any language. */
export type DecisionNames = Readonly<Record<PaperDecision, readonly string[]>>;

const parts = (text: string): string[] =>
  text
    .split(cellSeparator)
    .map(tidy)
    .filter((part) => part !== '');

/** `沈砚秋[1,2]`, `Shen, Yanqiu (1, 2)` */
function authorIn(text: string): ImportedAuthor {
  const [, name = text, marks = ''] = /^(.*?)\s*\p{Ps}(\s*\d[\d\s\p{Po}]*)\p{Pe}$/u.exec(text) ?? [];
  return { name: authorName(name), affiliations: (marks.match(/\d+/g) ?? []).map(Number) };
}

/** Papers of a sheet; each row's cells are keyed by their column's field. */
export function readPaperTable(
  rows: readonly { number: number; cells: Readonly<Partial<Record<TableField, string>>> }[],
  names: DecisionNames,
): ImportedRow[] {
  const decisions = new Map(
    Object.entries(names).flatMap(([decision, all]) =>
      [decision, ...all].map((name) => [tidy(name).toLowerCase(), decision as PaperDecision] as const),
    ),
  );
  return withoutTwice(
    rows.map(({ number, cells }) => {
      const said = tidy(cells.decision ?? '').toLowerCase();
      const paper = readRow(cells, decisions.get(said) ?? null);
      const faults = faultsOf(paper);
      const unknown = said !== '' && !decisions.has(said) ? [{ field: 'decision', reason: 'not_an_option' }] : [];
      return { number, paper, faults: [...faults, ...unknown] };
    }),
  );
}

function readRow(cells: Readonly<Partial<Record<TableField, string>>>, decision: PaperDecision | null): ImportedPaper {
  const title = tidy(cells.title ?? '');
  const english = tidy(cells.titleEn ?? '');
  return {
    externalId: tidy(cells.externalId ?? ''),
    language: languageOf(title || english),
    title: { ...byScript(title), ...(english === '' ? {} : { en: english }) },
    abstract: tidyText(cells.abstract ?? ''),
    keywords: parts(cells.keywords ?? ''),
    authors: parts(cells.authors ?? '').map(authorIn),
    affiliations: parts(cells.affiliations ?? '').map(byScript),
    topics: [...new Set(parts(cells.topics ?? ''))].map(topicOf).filter(({ name }) => name !== ''),
    decision,
    board: tidy(cells.board ?? ''),
    contactName: tidy(cells.contactName ?? ''),
    contactPhone: tidy(cells.contactPhone ?? ''),
  };
}

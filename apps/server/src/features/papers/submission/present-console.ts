import type { ConsolePaper, ListedPaper } from '@meetingapp/contract/papers/console.ts';
import type { PaperState } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { contentOf, presentFiles } from './present.ts';
import type { ListedRow, stepsOf } from './queries-console.ts';
import type { PaperParts, PaperRow } from './queries.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

export const presentListed = (row: ListedRow): ListedPaper => ({
  paperId: row.id,
  number: row.number,
  title: row.title,
  author: row.author,
  authors: row.authors,
  affiliation: row.affiliation,
  topics: row.topics,
  wish: row.wish,
  state: row.state,
  decision: row.decision,
  told: row.told_at !== null,
  board: row.board,
  reviews: { done: row.reviews_done, asked: row.reviews_asked },
  files: row.files,
  submittedAt: instant(row.submitted_at),
  changedAt: instant(row.changed_at),
});

interface Whole {
  row: PaperRow;
  parts: PaperParts;
  steps: Awaited<ReturnType<typeof stepsOf>>;
  talk: { id: number; title: Bilingual } | undefined;
  account: { id: number; name: string } | undefined;
}

export const presentPaper = ({ row, parts, steps, talk, account }: Whole): ConsolePaper => ({
  paperId: row.id,
  number: row.number,
  version: row.version,
  state: row.state,
  decision: row.decision,
  decidedAt: instant(row.decided_at),
  toldAt: instant(row.told_at),
  remark: row.remark,
  board: row.board,
  talk: talk ?? null,
  account: account ?? null,
  externalId: row.external_id,
  submittedAt: instant(row.submitted_at),
  changedAt: row.changed_at.toISOString(),
  content: contentOf(row, parts),
  files: presentFiles(parts.files),
  steps: steps.map(({ at, by, from_state: from, to_state: to, note }) => ({
    at: at.toISOString(),
    by: by ?? '',
    from,
    to: to as PaperState,
    note,
  })),
});

import type { PaperFileKind, PaperPreference } from '@meetingapp/contract/papers/paper.ts';
import type { CallRow } from './queries.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

export const presentState = (row: CallRow) => ({
  opensAt: instant(row.opens_at),
  closesAt: instant(row.closes_at),
  reviseUntil: instant(row.revise_until),
  confirmUntil: instant(row.confirm_until),
  guidance: row.guidance,
  wishes: row.wishes as PaperPreference[],
  sections: row.sections,
  wordsLeast: row.words_least,
  wordsMost: row.words_most,
  authorsMost: row.authors_most,
  papersEach: row.papers_each,
  topicsMost: row.topics_most,
  files: row.files as PaperFileKind[],
  blind: row.blind,
  reviewersEach: row.reviewers_each,
  reviewUntil: instant(row.review_until),
  criteria: row.criteria,
  votesEach: row.votes_each,
  voteUntil: instant(row.vote_until),
  version: row.version,
});

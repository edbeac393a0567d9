import type { Statement } from '@meetingapp/contract/speakers/statement.ts';
import type { StatementRow } from './queries.ts';

/** A statement; `number`: version of the text in force. */
export const presentStatement = (row: StatementRow, number: number): Statement => ({
  hasInterests: row.has_interests,
  words: row.words,
  recording: row.recording,
  number: row.number,
  givenAt: row.given_at.toISOString(),
  outdated: row.number !== number,
});

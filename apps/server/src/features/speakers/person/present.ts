import type { Correction } from '@meetingapp/contract/speakers/person.ts';
import type { InferOutput } from 'valibot';
import type { CorrectionRow } from './queries.ts';

export const presentCorrection = (row: CorrectionRow): InferOutput<typeof Correction> => ({
  id: row.id,
  name: row.name,
  affiliation: row.affiliation,
  post: row.post,
  biography: row.biography,
  portrait: row.portrait,
  state: row.state,
  words: row.words,
  sentAt: row.sent_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

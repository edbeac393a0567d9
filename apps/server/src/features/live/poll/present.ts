import type { StoredPoll } from '@meetingapp/contract/live/poll.ts';
import type { PollRow } from './queries.ts';

export const presentPoll = (row: PollRow): StoredPoll => ({
  id: row.id,
  question: row.question,
  options: row.options,
  most: row.most,
  seconds: row.seconds,
  state: row.state,
  closesAt: row.closes_at?.toISOString() ?? null,
  counts: row.options.map((_, at) => row.counted.find(({ choice }) => choice === at)?.votes ?? 0),
  voters: row.voters,
});

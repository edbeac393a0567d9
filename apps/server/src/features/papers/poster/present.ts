import type { PosterOpinions, PosterQuestion } from '@meetingapp/contract/papers/poster.ts';
import type { Count } from './queries.ts';

interface Known {
  likes: Count[];
  votes: Count[];
  liked: number[];
  voted: number[];
  rules: { votesEach: number; voteUntil: Date | null };
  now: Date;
}

/** True while voting is open, by the server's clock. */
const isOpen = ({ votesEach, voteUntil }: Known['rules'], now: Date): boolean =>
  votesEach > 0 && (voteUntil === null || now < voteUntil);

/** The counts of a vote stay hidden until it is over. */
export const presentOpinions = ({ likes, votes, liked, voted, rules, now }: Known): PosterOpinions => ({
  likes,
  liked,
  voted,
  votesEach: rules.votesEach,
  voteUntil: rules.voteUntil?.toISOString() ?? null,
  voteOpen: isOpen(rules, now),
  votes: rules.votesEach > 0 && !isOpen(rules, now) ? votes : null,
  now: now.toISOString(),
});

interface QuestionRow {
  id: number;
  question: string;
  asked_by: string;
  asked_at: Date;
  answer: string;
  answered_at: Date | null;
  mine: boolean;
}

export const presentQuestion = (row: QuestionRow): PosterQuestion => ({
  id: row.id,
  question: row.question,
  askedBy: row.asked_by,
  askedAt: row.asked_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
  mine: row.mine,
});

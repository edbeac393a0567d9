import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Talk } from '../data.ts';
import { PollCard } from './PollCard.tsx';

/** All polls of the broadcast, newest first. */
export function Polls({ talk, now }: { talk: Talk; now: number }) {
  const t = useT('live');
  const { polls, me } = talk.state;
  if (polls.length === 0) return <EmptyState icon={listChecks} title={t('polls.none')} text={t('polls.noneText')} />;
  return polls
    .toReversed()
    .map((poll) => <PollCard key={poll.poll.id} state={poll} now={now} socket={talk.socket} mayVote={me !== null} />);
}

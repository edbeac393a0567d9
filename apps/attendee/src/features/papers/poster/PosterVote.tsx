import { posterCalls } from '@meetingapp/contract/papers/poster.ts';
import type { PosterOpinions } from '@meetingapp/contract/papers/poster.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';

interface Props {
  cid: string;
  id: number;
  opinions: PosterOpinions | undefined;
}

/** The person's vote for this poster, or the outcome of the vote. */
export function PosterVote({ cid, id, opinions }: Props) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const { loggedIn } = useAccount();
  const toLogIn = useLogIn();
  const zone = useConference(cid)?.zone ?? usualZone;
  const { send, sending } = useSend(posterCalls.vote);
  if (!opinions || opinions.votesEach === 0) return null;
  const { voteOpen, voteUntil, votesEach, voted, votes } = opinions;
  const mine = voted.includes(id);
  const left = votesEach - voted.length;

  async function vote(): Promise<void> {
    if (!loggedIn) return toLogIn(cid);
    const outcome = await send({ cid, id, on: !mine });
    invalidate(posterCalls.opinions);
    if (outcome.ok) showToast(t(mine ? 'poster.vote.taken' : 'poster.vote.voted'));
    else showTopTip(outcome.failure.msg);
  }

  if (!voteOpen)
    return (
      <section className="po-vote">
        <h2>{t('poster.vote.over')}</h2>
        <p>{t('poster.vote.result', { count: votes?.find((one) => one.id === id)?.count ?? 0 })}</p>
      </section>
    );
  const rule = !loggedIn
    ? t('poster.vote.each', { count: votesEach })
    : left > 0
      ? t('poster.vote.left', { count: left })
      : t('poster.vote.none');
  const note =
    voteUntil === null
      ? t('poster.vote.note', { rule })
      : t('poster.vote.noteUntil', { rule, time: momentText(voteUntil, zone, language) });
  return (
    <section className="po-vote">
      <h2>{t('poster.vote.title')}</h2>
      <p>{note}</p>
      <Button
        size="sm"
        variant={mine ? 'outline' : 'fill'}
        loading={sending}
        disabled={loggedIn && !mine && left <= 0}
        onClick={() => void vote()}
      >
        {!loggedIn ? t('poster.vote.logIn') : mine ? t('poster.vote.back') : t('poster.vote.act')}
      </Button>
    </section>
  );
}

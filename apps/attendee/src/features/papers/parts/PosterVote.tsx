import { posterCalls } from '@meetingapp/contract/papers-posters.ts';
import type { PosterOpinions } from '@meetingapp/contract/papers-posters.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback.ts';
import { useAccount } from '../../../lib/account.ts';
import { invalidate } from '../../../lib/cache.ts';
import { momentText } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useLogIn } from '../../../lib/log-in.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { useConference, usualZone } from '../../../lib/use-conference.ts';

interface Props {
  cid: string;
  id: number;
  opinions: PosterOpinions | undefined;
}

/** My vote for this poster, or how it ended. */
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
  const until = voteUntil === null ? '' : t('poster.vote.until', { time: momentText(voteUntil, zone, language) });
  return (
    <section className="po-vote">
      <h2>{t('poster.vote.title')}</h2>
      <p>{[rule, until, t('poster.vote.hidden')].filter(Boolean).join(language === 'zh' ? '；' : '. ')}</p>
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

import '../parts/credits.css';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCredits } from '../data.ts';
import { CreditsView } from '../parts/CreditsView.tsx';

/** The person's credits in a conference, each with the evidence it comes from. */
export function Credits() {
  const t = useT('credits');
  const app = useT('app');
  const { cid } = useParameters('credits');
  const back = { label: app('back'), onPress: useBack('personalList', { cid }) };
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { answer, failure, loading, asking, again } = useCredits(cid);
  if (loggedIn && answer && answer.sets.length > 0)
    return <CreditsView key={cid} cid={cid} credits={answer} back={back} again={again} asking={asking} />;
  return (
    <Page kind="ground" top={<TopBar title={t('title')} heading back={back} />}>
      {!loggedIn && (
        <EmptyState
          icon={award}
          title={t('visitor')}
          text={t('visitorText')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {t('logIn')}
            </button>
          }
        />
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="0.88rem" />
          <Skeleton height="4rem" />
          <Skeleton height="6rem" />
        </Waiting>
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {loggedIn && answer?.sets.length === 0 && <EmptyState icon={award} title={t('none')} text={t('noneText')} />}
    </Page>
  );
}

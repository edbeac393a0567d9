import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useOwnPapers } from '../data.ts';
import { OwnPapers } from '../submission/OwnPapers.tsx';
import { OwnPaper } from '../submission/OwnPaper.tsx';
import { PapersPage, PapersWaiting } from '../parts/PapersPage.tsx';

/** S76: the person's papers, the requirements with the deadline; one paper, and its form. */
export function ContributeHome() {
  const t = useT('papersSubmission');
  const app = useT('app');
  const { cid } = useParameters('contributeHome');
  const { paper } = useSearch();
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const { answer, failure, again, asking } = useOwnPapers(cid, loggedIn);
  if (!loggedIn)
    return (
      <PapersPage cid={cid}>
        <EmptyState
          heading
          icon={fileText}
          title={t('title')}
          text={t('logInText')}
          action={
            <Button size="sm" onClick={() => logIn(cid)}>
              {t('logIn')}
            </Button>
          }
        />
      </PapersPage>
    );
  if (!answer && failure)
    return (
      <PapersPage cid={cid}>
        <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      </PapersPage>
    );
  if (!answer) return <PapersWaiting cid={cid} />;
  const { call } = answer;
  if (!call && answer.papers.length === 0)
    return (
      <PapersPage cid={cid}>
        <EmptyState
          heading
          icon={fileText}
          title={t('none')}
          text={t('noneText')}
          action={
            <Link name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('toConference')}
            </Link>
          }
        />
      </PapersPage>
    );
  if (paper && call) return <OwnPaper key={paper} cid={cid} call={call} me={answer.me} which={paper} />;
  return <OwnPapers cid={cid} call={call} papers={answer.papers} />;
}

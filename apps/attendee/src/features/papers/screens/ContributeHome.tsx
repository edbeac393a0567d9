import { Button } from '@meetingapp/ui/Button.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { useAccount } from '../../../lib/account.ts';
import { To } from '../../../lib/go.tsx';
import { useLogIn } from '../../../lib/log-in.ts';
import { useParameters, useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useOwnPapers } from '../data.ts';
import { OwnPapers } from '../parts/OwnPapers.tsx';
import { PaperOpen } from '../parts/PaperOpen.tsx';
import { PapersPage, PapersWaiting } from '../parts/PapersPage.tsx';

/** S76: my papers, what is asked of authors and until when; one paper, and the form in which it is written. */
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
            <To name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('toConference')}
            </To>
          }
        />
      </PapersPage>
    );
  if (paper && call) return <PaperOpen key={paper} cid={cid} call={call} me={answer.me} which={paper} />;
  return <OwnPapers cid={cid} call={call} papers={answer.papers} />;
}

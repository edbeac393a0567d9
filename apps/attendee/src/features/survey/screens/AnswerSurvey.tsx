import '../answer/survey.css';
import { surveyCalls } from '@meetingapp/contract/survey/answer.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { EntryView } from '../answer/EntryView.tsx';
import { SurveyPage } from '../answer/SurveyPage.tsx';
import { useDraft, useMine } from '../data.ts';
import { DoneView } from '../result/DoneView.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S90: a survey, or why it cannot be answered. */
export function AnswerSurvey() {
  const t = useT('survey');
  const app = useT('app');
  const qid = Number(useParameters('qlist').qid);
  const [accessCode, setAccessCode] = useState('');
  const draft = useDraft(qid);
  const { answer, failure, asking, again } = useCall(
    surveyCalls.read,
    { qid, accessCode },
    { fresh: 0, keepPrevious: true },
  );
  const done = answer?.entry === 'done';
  const mine = useMine(done ? qid : 0);
  const back = useBack('conferenceIndex', { cid: answer?.cid ?? '' });
  useNamedConference(answer?.cid);
  const { answers } = draft;
  if (answer?.entry === 'open' && answers !== null)
    return <SurveyPage survey={answer} accessCode={accessCode} draft={{ ...draft, answers }} />;
  return (
    <Page
      kind="plain"
      top={<TopBar title={answer && done ? answer.title : t('title')} back={{ label: app('back'), onPress: back }} />}
    >
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {((!answer && !failure) || (done && !mine.answer)) && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.2rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
      {answer && !done && answer.entry !== 'open' && (
        <EntryView survey={answer} wrong={accessCode !== ''} onCode={setAccessCode} />
      )}
      {done && mine.answer && <DoneView mine={mine.answer} own={mine.own} again />}
    </Page>
  );
}

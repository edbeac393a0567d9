import '../../../lib/parts/whole-page.css';
import { memberSignOnCalls } from '@meetingapp/contract/accounts/sign-on.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { history } from '../../../lib/navigation/history.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { logIn } from '../../../lib/session/account.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { SignOnQuestion } from '../parts/SignOnQuestion.tsx';
import { signOnAttempt } from '../parts/sign-on-attempt.ts';

type Finished = AnswerOf<typeof memberSignOnCalls.finishMember>;

/** Where a society's provider sends the browser back: ends the log-in, and asks when another account is logged in here (T20). */
export function SignOnReturn() {
  const t = useT('accounts');
  const { send } = useSend(memberSignOnCalls.finishMember);
  const [question, setQuestion] = useState<Finished['question']>(null);
  const [fault, setFault] = useState('');

  const enter = ({ back, ...inside }: NonNullable<Finished['inside']>): void => {
    logIn('general', inside);
    // A full navigation: the messenger on iPhones uses the address with which the page was loaded.
    location.replace(back);
  };
  const finish = useEffectEvent(async () => {
    const query = location.search.slice(1);
    // A code works once: a reloaded or shared address must not contain it.
    history.rename(location.pathname);
    const attempt = signOnAttempt.take();
    if (attempt === null) return setFault(t('signOn.over'));
    const outcome = await send({ attempt, query });
    if (!outcome.ok) return setFault(outcome.failure.msg);
    if (outcome.answer.inside) enter(outcome.answer.inside);
    else setQuestion(outcome.answer.question);
  });
  useEffect(() => void finish(), []);

  if (fault === '' && question === null)
    return (
      <Page kind="plain" className="whole-page">
        <h1 className="sr">{t('signOn.title')}</h1>
        <Loader label={t('signOn.under')} />
      </Page>
    );
  return (
    <Page kind="plain" className="whole-page" top={<TopBar actions={<LanguageSwitch className="ib text" />} />}>
      {question ? (
        <SignOnQuestion question={question} entered={enter} failed={setFault} />
      ) : (
        <ErrorState
          heading
          title={t('signOn.failedTitle')}
          text={fault}
          action={
            <Link name="login" query={{ by: 'code' }} replace className={buttonClass('soft', 'sm')}>
              {t('signOn.toLogIn')}
            </Link>
          }
        />
      )}
    </Page>
  );
}

import '../../../lib/parts/whole-page.css';
import { memberSignOnCalls } from '@meetingapp/contract/accounts/sign-on.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '../../../lib/calls/call.ts';
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
  const [attempt] = useState(signOnAttempt.read);
  const [fault, setFault] = useState(attempt === null ? t('signOn.over') : '');

  const enter = ({ back, ...inside }: NonNullable<Finished['inside']>): void => {
    logIn('general', inside);
    // A full navigation: the messenger on iPhones uses the address with which the page was loaded.
    location.replace(back);
  };
  const settle = useEffectEvent((outcome: Outcome<Finished>) => {
    if (!outcome.ok) setFault(outcome.failure.msg);
    else if (outcome.answer.inside) enter(outcome.answer.inside);
    else setQuestion(outcome.answer.question);
  });
  const finish = useEffectEvent((begun: string, query: string) => send({ attempt: begun, query }));
  useEffect(() => {
    const query = location.search.slice(1);
    // A code works once: a reloaded or shared address must not contain it.
    history.rename(location.pathname);
    if (attempt === null) return;
    signOnAttempt.end();
    void finish(attempt, query).then((outcome) => settle(outcome));
  }, [attempt]);

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

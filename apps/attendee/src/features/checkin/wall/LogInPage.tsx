import './self.css';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { wallCalls } from '@meetingapp/contract/checkin/wall.ts';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Which } from './which.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

interface LogInPageProps {
  which: Which;
  /** Opens the check-in, once the person is logged in. */
  go: () => void;
}

/** S103, S107: what one checks in to, and the log-in. Who is logged in goes on at once. */
export function LogInPage({ which, go }: LogInPageProps) {
  const t = useT('checkinWall');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('index');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { answer, failure, asking, again } = useCall(wallCalls.selfPoint, which, { fresh: 0 });
  useNamedConference(answer?.cid);
  const onward = useEffectEvent(go);
  useEffect(() => {
    if (loggedIn) onward();
  }, [loggedIn]);
  return (
    <Page
      kind="plain"
      className="self-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
      foot={
        answer && (
          <StickyFoot>
            <Button onClick={() => logIn(String(answer.cid))}>{t('logIn')}</Button>
          </StickyFoot>
        )
      }
    >
      {failure && !answer && (
        <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {answer && (
        <div className="lead">
          <h1 className="t-2xl">{pickLanguage(answer.name, language)}</h1>
          <p>{pickLanguage(answer.title, language)}</p>
          <p className="ink-2">{t('logInText')}</p>
        </div>
      )}
    </Page>
  );
}

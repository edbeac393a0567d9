import '../parts/AccountPage.css';
import { ownDataCalls } from '@meetingapp/contract/accounts-own.ts';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { lock } from '@meetingapp/ui/icons.ts';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useAccount } from '../../../lib/account.ts';
import { useBack } from '../../../lib/go.tsx';
import { useLogIn } from '../../../lib/log-in.ts';
import { session } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ClosingAccount } from '../parts/ClosingAccount.tsx';
import { OwnConsents } from '../parts/OwnConsents.tsx';
import { OwnFile } from '../parts/OwnFile.tsx';

/** What we have of a person: what they agreed to, all of it as a file, and the way to have it deleted. */
export function MyData() {
  const t = useT('accounts');
  const app = useT('app');
  const back = useBack('index');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { answer, failure, again } = useCall(ownDataCalls.ownData, loggedIn ? {} : null, { fresh: 0 });
  return (
    <Page
      kind="ground"
      className="account-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      <h1 className="t-2xl">{t('myData.title')}</h1>
      <p className="lead ink-2">{t('myData.text')}</p>
      {!loggedIn && (
        <EmptyState
          icon={lock}
          title={t('myData.visitor')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(session.get('cid'))}>
              {t('login.act')}
            </button>
          }
        />
      )}
      {answer && (
        <>
          <OwnConsents consents={answer.consents} />
          <OwnFile />
          <ClosingAccount {...answer} />
        </>
      )}
      {failure && !answer && <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
      {loggedIn && !answer && !failure && (
        <Waiting label={app('loading')}>
          <Skeleton height="3rem" />
        </Waiting>
      )}
    </Page>
  );
}

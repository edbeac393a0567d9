import '../parts/AccountPage.css';
import { ownDataCalls } from '@meetingapp/contract/accounts/own-data.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { CloseAccount } from '../parts/CloseAccount.tsx';
import { OwnConsents } from '../parts/OwnConsents.tsx';
import { OwnDataExport } from '../parts/OwnDataExport.tsx';

/** The person's own data: consents, an export as a file, and deletion. */
export function MyData() {
  const t = useT('accounts');
  const app = useT('app');
  const back = useBack('index');
  const logIn = useLogIn();
  const cid = useCurrentCid();
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
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid ?? '')}>
              {t('login.act')}
            </button>
          }
        />
      )}
      {answer && (
        <>
          <OwnConsents consents={answer.consents} />
          <OwnDataExport />
          <CloseAccount {...answer} />
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

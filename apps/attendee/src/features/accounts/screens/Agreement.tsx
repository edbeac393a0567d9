import '../parts/AccountPage.css';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useAgreement } from '../../../lib/session/agreement.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { AgreementText } from '../parts/AgreementText.tsx';
import { AgreementVersions } from '../parts/AgreementVersions.tsx';

/** S12: the agreement and the privacy policy, by version; acceptance is recorded. */
export function Agreement() {
  const t = useT('accounts');
  const app = useT('app');
  const { version } = useSearch();
  const back = useBack('index');
  const { loggedIn } = useAccount();
  const { answer, failure, asking, again } = useAgreement(version);
  const { send, sending } = useSend(accountCalls.acceptAgreement);
  const [which, setWhich] = useState<'agreement' | 'privacy'>('agreement');
  const current = answer?.versions[0]?.version;
  const open = answer !== undefined && answer.version === current && answer.accepted?.version !== current;

  async function accept(): Promise<void> {
    if (current === undefined) return;
    const outcome = await send({ version: current });
    invalidate(accountCalls.agreement);
    if (outcome.ok) showSuccess(t('agreement.done'));
    else showTopTip(outcome.failure.msg);
  }

  return (
    <Page
      kind="plain"
      className="account-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
      foot={
        loggedIn &&
        open && (
          <StickyFoot>
            <Button loading={sending} loadingText={t('sending')} onClick={() => void accept()}>
              {t('agreement.act')}
            </Button>
          </StickyFoot>
        )
      }
    >
      <h1 className="t-2xl">{t('agreement.title')}</h1>
      {answer && <AgreementVersions answer={answer} />}
      {answer && (
        <>
          <Segments
            label={t('agreement.which')}
            value={which}
            onChange={(value) => setWhich(value === 'privacy' ? 'privacy' : 'agreement')}
            options={[
              { value: 'agreement', label: t('agreement.agreement') },
              { value: 'privacy', label: t('agreement.privacy') },
            ]}
          />
          <AgreementText html={answer[which]} />
        </>
      )}
      {!answer && failure && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {!answer && !failure && (
        <Waiting label={app('loading')} className="stack">
          {[60, 100, 92, 100, 40].map((width) => (
            <Skeleton key={width} width={`${width}%`} height=".34rem" />
          ))}
        </Waiting>
      )}
    </Page>
  );
}

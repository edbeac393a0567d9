import '../../../lib/whole-page.css';
import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/Loader.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { currentUser, logIn } from '../../../lib/account.ts';
import type { CallFailure, Outcome } from '../../../lib/call.ts';
import { stringifySearch } from '../../../lib/address.ts';
import { To } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { stored } from '../../../lib/stored.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { backOf } from '../data.ts';
import type { LoggedIn } from '../data.ts';
import { useMessengerLogIn } from '../parts/messenger-log-in.ts';

/** S15: exchanges the messenger's code and goes on to where the person came from (T13). */
export function MessengerReturn() {
  const t = useT('accounts');
  const { code, state, ...rest } = useSearch();
  const { send } = useSend(accountCalls.weixinLogin);
  const { start, going } = useMessengerLogIn();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const refused = !code;

  const exchange = useEffectEvent((given: string) =>
    send({ code: given, uid: currentUser()?.uId ?? null, ...(state === undefined ? {} : { state }) }),
  );
  const settle = useEffectEvent((outcome: Outcome<LoggedIn>) => {
    if (outcome.ok) finish(outcome.answer);
    else setFailure(outcome.failure);
  });
  // A code works once: a reloaded or shared address must not carry it, nor the state that came with it.
  const cleanAddress = useEffectEvent(() =>
    window.history.replaceState(window.history.state, '', location.pathname + stringifySearch(rest)),
  );

  useEffect(() => {
    cleanAddress();
    if (code) void exchange(code).then((outcome) => settle(outcome));
  }, [code]);

  function finish(answer: LoggedIn): void {
    logIn('general', answer);
    stored.setJson('wxUser', answer.user);
    stored.set('wxUid', answer.user.uWechat);
    stored.set('wxToken', answer.token.tToken);
    // A real navigation: the messenger on iPhones goes by the address with which a page was loaded.
    location.replace(backOf(rest));
  }

  if (!refused && !failure)
    return (
      <Page kind="plain" className="whole-page">
        <h1 className="sr">{t('messenger.title')}</h1>
        <Loader label={t('messenger.exchanging')} />
      </Page>
    );
  return (
    <Page
      kind="plain"
      className="whole-page"
      top={<TopBar actions={<LanguageSwitch className="ib text" />} />}
      foot={
        <StickyFoot>
          <Button loading={going} loadingText={t('messenger.moving')} onClick={() => void start()}>
            {t('messenger.again')}
          </Button>
        </StickyFoot>
      }
    >
      <ErrorState
        heading
        title={t('messenger.failedTitle')}
        text={failure?.msg ?? t('messenger.refused')}
        action={
          <To name="login" query={{ back: rest['back'], by: 'code' }} replace className={buttonClass('soft', 'sm')}>
            {t('messenger.byPhone')}
          </To>
        }
      />
    </Page>
  );
}

import '../../../lib/parts/whole-page.css';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { currentUser, logIn } from '../../../lib/session/account.ts';
import type { CallFailure, Outcome } from '../../../lib/calls/call.ts';
import { stringifySearch } from '../../../lib/navigation/address.ts';
import { history } from '../../../lib/navigation/history.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { deviceStorage } from '../../../lib/storage/device-storage.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { backOf, isOwnMessengerState } from '../data.ts';
import type { LoggedIn } from '../data.ts';
import { useMessengerLogIn } from '../parts/use-messenger-log-in.ts';

/** S15: exchanges the messenger's code and returns to the page the person came from (T13). */
export function MessengerReturn() {
  const t = useT('accounts');
  const { code, state, ...rest } = useSearch();
  const { send } = useSend(accountCalls.weixinLogin);
  const { start, going } = useMessengerLogIn();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const refused = !code;

  const exchange = useEffectEvent((given: string) => {
    const body = { code: given, ...(state === undefined ? {} : { state }) };
    // A log-in that did not begin on this device is sent without the account that is logged in here.
    return isOwnMessengerState(state)
      ? send({ ...body, uid: currentUser()?.uId ?? null })
      : send({ ...body, uid: null }, { token: '' });
  });
  const settle = useEffectEvent((outcome: Outcome<LoggedIn>) => {
    if (outcome.ok) finish(outcome.answer);
    else setFailure(outcome.failure);
  });
  // A code works once: a reloaded or shared address must not contain it, nor its state.
  const cleanAddress = useEffectEvent(() => history.rename(location.pathname + stringifySearch(rest)));

  useEffect(() => {
    cleanAddress();
    if (code) void exchange(code).then((outcome) => settle(outcome));
  }, [code]);

  function finish(answer: LoggedIn): void {
    logIn('general', answer);
    deviceStorage.setJson('wxUser', answer.user);
    deviceStorage.set('wxUid', answer.user.uWechat);
    deviceStorage.set('wxToken', answer.token.tToken);
    // A full navigation: the messenger on iPhones uses the address with which the page was loaded.
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
          <Link name="login" query={{ back: rest['back'], by: 'code' }} replace className={buttonClass('soft', 'sm')}>
            {t('messenger.byPhone')}
          </Link>
        }
      />
    </Page>
  );
}

import { afterLayers } from '../../../lib/navigation/layers.ts';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { showLoading, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { backOf, inMessenger, noteMessengerState } from '../data.ts';

const TRIED = 'messengerTried';

/** Redirects to the messenger's authorisation, which returns to `/wx_code` (T13). */
export function useMessengerLogIn(): { start: () => Promise<void>; going: boolean } {
  const t = useT('accounts');
  const search = useSearch();
  const { send, sending } = useSend(accountCalls.messengerAuthorise);
  const [leaving, setLeaving] = useState(false);

  async function start(): Promise<void> {
    const done = showLoading(t('messenger.moving'));
    const outcome = await send({ back: backOf(search) });
    if (outcome.ok) {
      setLeaving(true);
      noteMessengerState(outcome.answer.url);
      const { url } = outcome.answer;
      afterLayers(() => location.assign(url));
      return;
    }
    done();
    showTopTip(outcome.failure.msg);
  }

  return { start, going: sending || leaving };
}

/**
 * Inside the messenger the log-in starts automatically: once per session, and not when the person chose another way (`by`), so that a
 * refusal does not cause a redirect loop.
 */
export function useMessengerAtOnce(start: () => Promise<void>): void {
  const { by } = useSearch();
  const begin = useEffectEvent(() => void start());
  useEffect(() => {
    if (!inMessenger() || by !== undefined || sessionStorage.getItem(TRIED) !== null) return;
    sessionStorage.setItem(TRIED, '1');
    begin();
  }, [by]);
}

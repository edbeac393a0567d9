import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { showLoading, showTopTip } from '@meetingapp/ui/feedback.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { backOf, inMessenger } from '../data.ts';

const TRIED = 'messengerTried';

/** Sends the person to the messenger's authorisation, from where they come back to `/wx_code` (T13). */
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
      location.assign(outcome.answer.url);
      return;
    }
    done();
    showTopTip(outcome.failure.msg);
  }

  return { start, going: sending || leaving };
}

/**
 * Inside the messenger one is logged in without being asked: once in a session, and not where the person chose another way
 * (`by`), so that a refusal does not lead round in circles.
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

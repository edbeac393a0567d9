import { agendaFeedCalls } from '@meetingapp/contract/agenda/feed.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';

/** A secret subscription address for my plan. A new one revokes the previous one, so it is created only on request. */
export function PlanFeed({ cid, onClose }: { cid: number; onClose: () => void }) {
  const t = useT('agenda');
  const app = useT('app');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { send, sending } = useSend(agendaFeedCalls.feed);
  const ending = useSend(agendaFeedCalls.endFeed);
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState('');

  async function make() {
    const outcome = await send({ cid });
    setFault(outcome.ok ? '' : outcome.failure.msg);
    if (outcome.ok) setAddress(outcome.answer.address);
  }
  async function end() {
    const outcome = await ending.send({ cid });
    setFault(outcome.ok ? '' : outcome.failure.msg);
    if (!outcome.ok) return;
    setAddress('');
    showToast(t('feed.ended'));
  }

  return (
    <Sheet open onClose={onClose} title={t('feed.open')} closeLabel={app('close')}>
      <p className="ink-2">{t('feed.text')}</p>
      {!loggedIn && (
        <>
          <p className="ink-2">{t('feed.visitor')}</p>
          <Button onClick={() => logIn(String(cid))}>{t('feed.logIn')}</Button>
        </>
      )}
      {loggedIn && address === '' && (
        <div className="ag-feed">
          <Button loading={sending} onClick={() => void make()}>
            {t('feed.make')}
          </Button>
          <Button variant="ghost" size="sm" loading={ending.sending} onClick={() => void end()}>
            {t('feed.end')}
          </Button>
        </div>
      )}
      {address !== '' && (
        <div className="ag-feed">
          <a className={buttonClass()} href={address.replace(/^https?:/, 'webcal:')}>
            {t('feed.follow')}
          </a>
          <Button
            variant="soft"
            onClick={() => void copyText(address).then((copied) => copied && showToast(t('linkCopied')))}
          >
            {t('feed.copy')}
          </Button>
          <p className="ag-feed-address t-sm ink-2">{address}</p>
          <p className="t-sm ink-2">{t('feed.secret')}</p>
        </div>
      )}
      {fault !== '' && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
    </Sheet>
  );
}

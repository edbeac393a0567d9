import { Button } from '@meetingapp/ui/Button.tsx';
import { wifiOff } from '@meetingapp/ui/icons.ts';
import { Note } from '@meetingapp/ui/Note.tsx';
import { useT } from '../../../lib/texts.ts';
import type { AskedState } from './use-order-state.ts';

/** After so many answers "not paid" one says what that means. */
const SAID_UNPAID = 3;

/** How the payment stands while it is not known to be paid: no network, being asked, or nothing received. */
export function PayStanding({ asked, begun }: { asked: AskedState; begun: boolean }) {
  const t = useT('orders');
  const askAgain = (label: string) => (
    <p>
      <Button variant="soft" size="sm" onClick={asked.askNow} loading={asked.asking}>
        {label}
      </Button>
    </p>
  );
  return (
    <div className="pay-standing" role="status">
      {asked.offline && (
        <Note kind="warn" icon={wifiOff}>
          <p>{t('pay.offline')}</p>
          {askAgain(t('pay.reconnect'))}
        </Note>
      )}
      {!asked.offline && begun && asked.unpaid < SAID_UNPAID && (
        <Note>
          <b>{t('pay.waiting')}</b>
          <p>{t('pay.waitingText')}</p>
        </Note>
      )}
      {!asked.offline && begun && asked.unpaid >= SAID_UNPAID && (
        <Note>
          <b>{t('pay.notPaid')}</b>
          <p>{t('pay.notPaidText')}</p>
          {askAgain(t('pay.askAgain'))}
        </Note>
      )}
    </div>
  );
}

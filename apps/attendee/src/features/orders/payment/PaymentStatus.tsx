import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { wifiOff } from '@meetingapp/ui/icons/icons.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { AskedState } from './use-order-state.ts';

/** Number of "not paid" answers after which an explanation is shown. */
const SAID_UNPAID = 3;

/** Status of a payment not yet confirmed: offline, checking, or nothing received. */
export function PaymentStatus({ asked, begun }: { asked: AskedState; begun: boolean }) {
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

import './SimulatedNote.css';
import { boot } from '../../lib/calls/boot.ts';
import { useT } from '../../lib/texts/texts.ts';
import { useSandbox } from './sandbox.ts';

/** Notice on every page that no payment or message is real. */
export function SimulatedNote() {
  const t = useT('app');
  const sandbox = useSandbox();
  const { payment, sms, mail, messenger } = boot.simulated;
  const messages = sms || mail || messenger;
  if (sandbox)
    return (
      <aside className="simulated" aria-label={t('tip')}>
        {t('sandbox')}
      </aside>
    );
  if (!payment && !messages) return null;
  return (
    <aside className="simulated" aria-label={t('tip')}>
      {payment && messages ? t('simulated.all') : payment ? t('simulated.payment') : t('simulated.messages')}
    </aside>
  );
}

import './SimulatedNote.css';
import { boot } from '../lib/boot.ts';
import { useT } from '../lib/texts.ts';

/** Says on every page that nothing here is really paid or sent. */
export function SimulatedNote() {
  const t = useT('app');
  const { payment, sms, mail, messenger } = boot.simulated;
  const messages = sms || mail || messenger;
  if (!payment && !messages) return null;
  return (
    <aside className="simulated" aria-label={t('tip')}>
      {payment && messages ? t('simulated.all') : payment ? t('simulated.payment') : t('simulated.messages')}
    </aside>
  );
}

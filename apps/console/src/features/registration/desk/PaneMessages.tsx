import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';

export function PaneMessages({ one }: { one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  const language = useLanguage();
  if (one.messages.length === 0) return <p className="quiet">{t('pane.noMessages')}</p>;
  return (
    <ul>
      {one.messages.map((message) => (
        <li key={message.id} className="row">
          <span className="grow">
            {message.text} <span className="small quiet">{momentText(message.at, language)}</span>
          </span>
          <span className="small">{message.state}</span>
        </li>
      ))}
    </ul>
  );
}

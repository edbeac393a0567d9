import '@meetingapp/ui/forms/Choice.css';
import { emailEndings } from '@meetingapp/domain/registration/email-endings.ts';
import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';

interface EmailEndingsProps {
  value: string;
  onChoose: (address: string) => void;
  /** The field. */
  children: ReactNode;
}

/** Below a field of an e-mail address, while it is typed: whole addresses with common providers, each one tap. */
export function EmailEndings({ value, onChoose, children }: EmailEndingsProps) {
  const t = useT('registrationForm');
  const [typing, setTyping] = useState(false);
  const endings = typing ? emailEndings(value) : [];
  return (
    <div
      onFocus={() => setTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => setTyping(currentTarget.contains(relatedTarget))}
    >
      {children}
      {endings.length > 0 && (
        <div className="email-endings" role="group" aria-label={t('field.emailEndings')}>
          {endings.map((address) => (
            <button key={address} type="button" className="chip" onClick={() => onChoose(address)}>
              {address.slice(address.indexOf('@'))}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

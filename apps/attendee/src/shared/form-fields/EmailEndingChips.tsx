import { emailEndings } from '@meetingapp/domain/registration/email-endings.ts';
import { useT } from '../../lib/texts/texts.ts';

/** Whole addresses with common providers, each one tap; none before something is typed. */
export function EmailEndingChips({ value, onChoose }: { value: string; onChoose: (address: string) => void }) {
  const t = useT('registrationForm');
  const endings = emailEndings(value);
  if (endings.length === 0) return null;
  return (
    <div className="email-endings" role="group" aria-label={t('field.emailEndings')}>
      {endings.map((address) => (
        <button key={address} type="button" className="chip" onClick={() => onChoose(address)}>
          {address.slice(address.indexOf('@'))}
        </button>
      ))}
    </div>
  );
}

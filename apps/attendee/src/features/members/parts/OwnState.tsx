import { Note } from '@meetingapp/ui/Note.tsx';
import { dayText } from '../../../lib/dates.ts';
import { addressOf } from '../../../lib/address.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';

interface OwnStateProps {
  cid: string;
  loggedIn: boolean;
  /** Null: not known. */
  member: boolean | null;
  validUntil: string | null;
}

/** What is known of the person who looks: a member until when, none, or nobody yet. */
export function OwnState({ cid, loggedIn, member, validUntil }: OwnStateProps) {
  const t = useT('members');
  const language = useLanguage();
  if (member)
    return (
      <div className="vip-own">
        <Note kind="ok">
          <b>{t('own.yes')}</b>
          {validUntil !== null && <p>{t('own.until', { day: dayText(validUntil, language) })}</p>}
        </Note>
      </div>
    );
  return (
    <div className="vip-own">
      <Note kind="info">
        {loggedIn ? (
          t('own.no')
        ) : (
          <>
            {t('own.unknown')}{' '}
            <To name="registrationLogin" params={{ cid }} query={{ back: addressOf('vip', { cid }) }} className="link">
              {t('own.logIn')}
            </To>
          </>
        )}
      </Note>
    </div>
  );
}

import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { dayText } from '../../../lib/time/dates.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface MembershipStatusProps {
  cid: string;
  loggedIn: boolean;
  /** Null: unknown. */
  member: boolean | null;
  validUntil: string | null;
}

/** Membership of the current person: valid until when, none, or not logged in. */
export function MembershipStatus({ cid, loggedIn, member, validUntil }: MembershipStatusProps) {
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
            <Link
              name="registrationLogin"
              params={{ cid }}
              query={{ back: addressOf('vip', { cid }) }}
              className="link"
            >
              {t('own.logIn')}
            </Link>
          </>
        )}
      </Note>
    </div>
  );
}

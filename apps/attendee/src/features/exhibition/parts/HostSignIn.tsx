import { shownDigits } from '@meetingapp/domain/exhibition/sign-in-code.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** What the host shows in the room, or reads out online: digits and a code with their address, which change every two minutes. */
export function HostSignIn({ dmid, digits }: { dmid: number; digits: string | null }) {
  const t = useT('department');
  return (
    <section className="card dm-sign">
      <h2 className="t-lg">{t('signIn.title')}</h2>
      {digits === null ? (
        <p className="t-sm ink-2">{t('signLater')}</p>
      ) : (
        <>
          <p className="code">{shownDigits(digits)}</p>
          <QrCode
            value={location.origin + addressOf('deptMeet', { dmid }, { sign: digits })}
            label={t('signIn.code')}
            size="3.2rem"
            level="M"
          />
          <p className="t-sm ink-2">{t('signIn.show')}</p>
        </>
      )}
    </section>
  );
}

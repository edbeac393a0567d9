import type { SecondStep } from '@meetingapp/contract/staff/log-in.ts';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { PlainForm } from '../../../lib/plain/PlainForm.tsx';
import { PlainNote } from '../../../lib/plain/PlainNote.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { showPasskey } from '../../../platform/passkeys.ts';
import { LogInBox } from './LogInBox.tsx';

type Way = 'passkey' | 'totp' | 'recovery';

/** Second step of a log-in: a passkey, an app code, or a recovery code. */
export function SecondFactor({
  second,
  under,
  failure,
  show,
  forget,
  back,
}: {
  second: SecondStep;
  under: boolean;
  failure: CallFailure | null;
  show: (proof: { code?: string; passkey?: Record<string, unknown> }) => Promise<void>;
  /** Clears the failure, because it does not apply to another method. */
  forget: () => void;
  back: () => void;
}) {
  const t = useT('staff');
  const { passkey, totp, recovery } = second;
  const [way, setWay] = useState<Way>(passkey ? 'passkey' : 'totp');
  const [failed, setFailed] = useState(false);
  const texts = { passkey: t('second.passkeyText'), totp: t('second.codeText'), recovery: t('second.recoveryText') };
  function choose(next: Way) {
    forget();
    setFailed(false);
    setWay(next);
  }
  async function signWithPasskey() {
    setFailed(false);
    const shown = await showPasskey(passkey ?? {});
    if (shown) await show({ passkey: shown });
    else setFailed(true);
  }
  return (
    <LogInBox title={t('second.title')} text={texts[way]} failure={failure}>
      {failed && <PlainNote kind="error" text={t('second.passkeyFailed')} />}
      {way === 'passkey' ? (
        <PlainButton kind="primary" size="large" block loading={under} onClick={() => void signWithPasskey()}>
          {t('second.usePasskey')}
        </PlainButton>
      ) : (
        <PlainForm
          key={way}
          fields={[
            {
              name: 'code',
              label: t(way === 'totp' ? 'second.code' : 'second.recovery'),
              rules: [{ required: true, message: t('second.codeEmpty') }],
              input: {
                autoComplete: 'one-time-code',
                inputMode: way === 'totp' ? 'numeric' : 'text',
                maxLength: way === 'totp' ? 7 : 20,
              },
              focused: true,
            },
          ]}
          act={t('second.act')}
          under={under}
          submit={({ code }) => void show({ code })}
        />
      )}
      {way !== 'passkey' && passkey && (
        <PlainButton kind="link" block onClick={() => choose('passkey')}>
          {t('second.usePasskey')}
        </PlainButton>
      )}
      {way !== 'totp' && totp && (
        <PlainButton kind="link" block onClick={() => choose('totp')}>
          {t('second.useCode')}
        </PlainButton>
      )}
      {way !== 'recovery' && recovery && (
        <PlainButton kind="link" block onClick={() => choose('recovery')}>
          {t('second.useRecovery')}
        </PlainButton>
      )}
      <PlainButton kind="link" block onClick={back}>
        {t('login.back')}
      </PlainButton>
    </LogInBox>
  );
}

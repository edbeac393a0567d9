import { useT } from '../../../lib/texts/texts.ts';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { LogInBox } from './LogInBox.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The log-in before the program has loaded: its fields can be filled, its buttons do nothing yet. */
export function LoginPaint() {
  const t = useT('staff');
  return (
    <LogInBox title={t('login.title')} text={t('login.text')}>
      <PasswordForm painted />
      <PlainButton kind="link" block>
        {t('login.byCode')}
      </PlainButton>
      <PlainButton kind="link" block>
        {t('login.forgot')}
      </PlainButton>
    </LogInBox>
  );
}

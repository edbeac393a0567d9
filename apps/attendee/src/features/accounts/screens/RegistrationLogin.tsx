import { useT } from '../../../lib/texts/texts.ts';
import { LogIn } from '../parts/LogIn.tsx';

/** S38: log-in after an ended session; registering prefers its token (T21). */
export function RegistrationLogin() {
  const t = useT('accounts');
  return <LogIn kind="registration" title={t('registrationLogin.title')} text={t('registrationLogin.text')} />;
}

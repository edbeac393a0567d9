import { useT } from '../../../lib/texts.ts';
import { LogIn } from '../parts/LogIn.tsx';

/** S38: where an ended session leads; its log-in is the one that registering prefers (T21). */
export function RegistrationLogin() {
  const t = useT('accounts');
  return <LogIn kind="registration" title={t('registrationLogin.title')} text={t('registrationLogin.text')} />;
}

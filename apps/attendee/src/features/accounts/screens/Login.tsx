import { useT } from '../../../lib/texts/texts.ts';
import { LogIn } from '../parts/LogIn.tsx';

/** S36: the general log-in. */
export function Login() {
  const t = useT('accounts');
  return <LogIn kind="general" title={t('login.title')} text={t('login.text')} />;
}

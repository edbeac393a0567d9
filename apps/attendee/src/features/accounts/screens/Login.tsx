import { Page } from '@meetingapp/ui/Page.tsx';
import { useT } from '../../../lib/texts.ts';

export function Login() {
  const t = useT('accounts');
  return <Page kind="plain">{t('login.title')}</Page>;
}

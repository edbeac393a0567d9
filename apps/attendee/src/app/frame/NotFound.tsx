import { useT } from '../../lib/texts/texts.ts';
import { FullMessage } from './FullMessage.tsx';

/** Page for an address that matches no path. */
export function NotFound() {
  const t = useT('app');
  return <FullMessage title={t('notFound.title')} text={t('notFound.text')} />;
}

import { useT } from '../lib/texts.ts';
import { FullMessage } from './FullMessage.tsx';

/** An address that leads to no page. */
export function NotFound() {
  const t = useT('app');
  return <FullMessage title={t('notFound.title')} text={t('notFound.text')} />;
}

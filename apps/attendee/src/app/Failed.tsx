import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallError } from '../lib/cache.ts';
import { useT } from '../lib/texts.ts';
import { FullMessage } from './FullMessage.tsx';

/** A page that could not open, or broke: says why, and tries again. */
export function Failed({ error, reset }: ErrorComponentProps) {
  const t = useT('app');
  const router = useRouter();

  function retry() {
    reset();
    void router.invalidate();
  }

  const text = error instanceof CallError ? error.failure.msg : navigator.onLine ? t('broken.text') : t('offline');
  return <FullMessage title={t('broken.title')} text={text} onRetry={retry} />;
}

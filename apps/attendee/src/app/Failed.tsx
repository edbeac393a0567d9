import { CallError } from '../lib/cache.ts';
import { useT } from '../lib/texts.ts';
import { FullMessage } from './FullMessage.tsx';
import { reopen } from './router.ts';

/** A page that could not open, or broke: says why, and tries again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT('app');

  function retry() {
    onRetry?.();
    reopen();
  }

  const failure = error instanceof CallError ? error.failure : null;
  // Trying again finds no conference either.
  if (failure?.name === 'conference_unknown') return <FullMessage title={t('missing.title')} text={failure.msg} />;
  const text = failure?.msg ?? (navigator.onLine ? t('broken.text') : t('offline'));
  return <FullMessage title={t('broken.title')} text={text} onRetry={retry} />;
}

import { CallError } from '../../lib/calls/call-cache.ts';
import { useT } from '../../lib/texts/texts.ts';
import { FullMessage } from './FullMessage.tsx';
import { reopen } from '../routing/router.ts';

/** Page shown when opening or rendering failed: gives the reason and a retry button. */
export function Failed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT('app');

  function retry() {
    onRetry?.();
    reopen();
  }

  const failure = error instanceof CallError ? error.failure : null;
  // A retry cannot find the conference either, so none is offered.
  if (failure?.name === 'conference_unknown') return <FullMessage title={t('missing.title')} text={failure.msg} />;
  const text = failure?.msg ?? (navigator.onLine ? t('broken.text') : t('offline'));
  return <FullMessage title={t('broken.title')} text={text} onRetry={retry} />;
}

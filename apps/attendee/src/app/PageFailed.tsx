import { cache } from '../lib/cache.ts';
import type { CallFailure } from '../lib/call.ts';
import { useT } from '../lib/texts.ts';
import { clearPageFailure } from './failures.ts';
import { FullMessage } from './FullMessage.tsx';
import { reopen } from './router.ts';

/** The error page of our own (E2): it stands in place of the page, whose address stays, so that trying again is possible. */
export function PageFailed({ failure }: { failure: CallFailure }) {
  const t = useT('app');

  function retry() {
    clearPageFailure();
    cache.reset();
    reopen();
  }

  const kind = failure.code === 403 ? 'forbidden' : failure.code === 404 ? 'missing' : 'broken';
  return <FullMessage title={t(`${kind}.title`)} text={t(`${kind}.text`)} onRetry={retry} />;
}

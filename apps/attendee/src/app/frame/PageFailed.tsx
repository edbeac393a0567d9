import { cache } from '../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../lib/calls/call.ts';
import { useT } from '../../lib/texts/texts.ts';
import { clearPageFailure } from '../session/failures.ts';
import { FullMessage } from './FullMessage.tsx';
import { reopen } from '../routing/router.ts';

/** The app's own error page (E2). It replaces the page but not its address, so that a retry is possible. */
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

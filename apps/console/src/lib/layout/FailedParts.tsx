import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useState } from 'react';
import { retryFailed, useUnshownFailure } from '../calls/failed-parts.ts';
import type { CallFailure } from '../calls/call.ts';
import { PlainButton } from '../plain/PlainButton.tsx';
import { useT } from '../texts/texts.ts';

/** Says that parts of the page could not be loaded, or not anew, and tries again. A part that says so itself needs no second notice. */
export function FailedParts() {
  const t = useT('console');
  const failed = useUnshownFailure();
  // The notice stays, and its button keeps the focus, until the answers have come.
  const [retried, setRetried] = useState<CallFailure | null>(null);
  const failure = retried ?? failed;
  if (!failure) return null;
  async function retry() {
    setRetried(failure);
    await retryFailed();
    setRetried(null);
  }
  return (
    <div className="sub failed-parts" role="alert">
      <Icon icon={circleAlert} size="s" />
      <span>{t('partsMissing', { why: failure.msg })}</span>
      <PlainButton size="small" loading={retried !== null} onClick={() => void retry()}>
        {t('retry')}
      </PlainButton>
    </div>
  );
}

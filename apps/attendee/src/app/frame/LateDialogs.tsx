import { feedbackStore, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { afterFirstPaint } from '../../lib/rendering/after-first-paint.ts';
import { useT } from '../../lib/texts/texts.ts';

/** The question and the notice of `feedback.ts`, loaded after the page, or at once when one is asked earlier. */
export function LateDialogs() {
  const t = useT('app');
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const { question, notice } = useSyncExternalStore(
    feedbackStore.subscribe,
    feedbackStore.get,
    feedbackStore.getServer,
  );
  const asked = question !== undefined || notice !== undefined;

  /** Without a network nothing is done that would have been asked first, and a notice is shown as a tip. */
  const decline = useEffectEvent(() => {
    if (!asked) return;
    showTopTip(notice?.text ?? t('noNetwork.text'));
    question?.answer(false);
    notice?.done();
  });

  useEffect(() => {
    if (Dialogs) return;
    void (asked ? Promise.resolve() : afterFirstPaint())
      .then(() => import('@meetingapp/ui/feedback/FeedbackDialogs.tsx'))
      .then(({ FeedbackDialogs }) => setDialogs(() => FeedbackDialogs), decline);
  }, [asked, Dialogs]);

  return Dialogs && <Dialogs />;
}

import { feedbackStore, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useSyncExternalStore } from 'react';
import { useLatePart } from '../../lib/rendering/use-late-part.ts';
import { useT } from '../../lib/texts/texts.ts';

const load = async () => (await import('./Dialogs.tsx')).Dialogs;

/** The question and the notice of `feedback.ts`. */
export function LateDialogs() {
  const t = useT('app');
  const { question, notice } = useSyncExternalStore(
    feedbackStore.subscribe,
    feedbackStore.get,
    feedbackStore.getServer,
  );
  // Without a network nothing is done that would have been asked first, and a notice is shown as a tip.
  const draw = useLatePart(load, question !== undefined || notice !== undefined, () => {
    showTopTip(notice?.text ?? t('noNetwork.text'));
    question?.answer(false);
    notice?.done();
  });
  return draw({});
}

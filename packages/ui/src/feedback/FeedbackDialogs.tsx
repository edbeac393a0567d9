import { useSyncExternalStore } from 'react';
import { Dialog } from './Dialog.tsx';
import { feedbackStore } from './feedback.ts';

/** Renders the question and the notice of `feedback.ts`; mount once, at the root. */
export function FeedbackDialogs() {
  const { question, notice } = useSyncExternalStore(
    feedbackStore.subscribe,
    feedbackStore.get,
    feedbackStore.getServer,
  );
  return (
    <>
      <Dialog
        open={question !== undefined}
        onClose={() => question?.answer(false)}
        title={question?.title ?? ''}
        actions={[
          { label: question?.stay ?? '', onPress: () => question?.answer(false) },
          {
            label: question?.act ?? '',
            variant: question?.danger ? 'danger-fill' : 'fill',
            onPress: () => question?.answer(true),
          },
        ]}
      >
        {question?.text}
      </Dialog>
      <Dialog
        open={notice !== undefined}
        onClose={() => notice?.done()}
        title={notice?.title ?? ''}
        actions={[{ label: notice?.ok ?? '', variant: 'fill', onPress: () => notice?.done() }]}
      >
        {notice?.text}
      </Dialog>
    </>
  );
}

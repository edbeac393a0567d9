import { FeedbackDialogs } from './FeedbackDialogs.tsx';
import { FeedbackMessages } from './FeedbackMessages.tsx';

/** Renders all of `feedback.ts`; mount once, at the root. An app that loads the dialogs later mounts its two parts instead. */
export function FeedbackHost() {
  return (
    <>
      <FeedbackMessages />
      <FeedbackDialogs />
    </>
  );
}

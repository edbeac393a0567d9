import { FeedbackMessages } from '@meetingapp/ui/feedback/FeedbackMessages.tsx';
import { usePageFailure } from '../session/failures.ts';
import { GlobalSpinner } from './GlobalSpinner.tsx';
import { LateDialogs } from './LateDialogs.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Pages } from './Pages.tsx';
import { SimulatedNote } from './SimulatedNote.tsx';

/** Everything on screen (S1). Rendered once the ready flag is 1; before that the page is blank (T1). */
export function Shell() {
  const failure = usePageFailure();
  return (
    <>
      <SimulatedNote />
      <OfflineNote />
      {failure ? <PageFailed failure={failure} /> : <Pages />}
      <GlobalSpinner />
      <FeedbackMessages />
      <LateDialogs />
    </>
  );
}

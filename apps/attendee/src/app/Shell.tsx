import { FeedbackHost } from '@meetingapp/ui/FeedbackHost.tsx';
import { usePageFailure } from './failures.ts';
import { GlobalSpinner } from './GlobalSpinner.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Pages } from './Pages.tsx';
import { SimulatedNote } from './SimulatedNote.tsx';

/** Everything that is on screen (S1). It is rendered once the ready flag is 1; before that the page is blank (T1). */
export function Shell() {
  const failure = usePageFailure();
  return (
    <>
      <SimulatedNote />
      <OfflineNote />
      {failure ? <PageFailed failure={failure} /> : <Pages />}
      <GlobalSpinner />
      <FeedbackHost />
    </>
  );
}

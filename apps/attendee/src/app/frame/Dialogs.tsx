import { FeedbackDialogs } from '@meetingapp/ui/feedback/FeedbackDialogs.tsx';
import { useEffect } from 'react';
import { watchMissingParts } from './missing-part.ts';

/** Dialogs of every page, with what asks about a new release: once it is out, nothing more of this one can be loaded. */
export function Dialogs() {
  useEffect(() => watchMissingParts(), []);
  return <FeedbackDialogs />;
}

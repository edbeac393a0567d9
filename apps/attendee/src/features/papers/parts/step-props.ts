import type { AuthorCall } from '@meetingapp/contract/papers-submission.ts';
import type { Writing } from '../data.ts';

/** What each step works with. `errorOf` is silent about a step that nobody has left yet. */
export interface StepProps {
  cid: string;
  call: AuthorCall;
  writing: Writing;
  errorOf: (field: string) => string | undefined;
}

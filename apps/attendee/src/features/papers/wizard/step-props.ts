import type { AuthorCall } from '@meetingapp/contract/papers/submission.ts';
import type { Writing } from '../data.ts';

/** Input of each step. `errorOf` returns nothing for a step that was not left yet. */
export interface StepProps {
  cid: string;
  call: AuthorCall;
  writing: Writing;
  errorOf: (field: string) => string | undefined;
}

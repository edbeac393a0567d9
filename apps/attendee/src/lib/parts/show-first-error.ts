import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';

/** Says why a form was not sent, and focuses its first field with an error. */
export function showFirstError(text: string, root: ParentNode | null = null): void {
  showTopTip(text);
  focusFirstError(root ?? document);
}

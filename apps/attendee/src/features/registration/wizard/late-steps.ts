// With the page, as the styles of its other parts: each file of styles costs more than its content.
import '@meetingapp/ui/forms/Autocomplete.css';
import '@meetingapp/ui/forms/Choice.css';
import '@meetingapp/ui/forms/Field.css';
import '@meetingapp/ui/layout/Card.css';
import '@meetingapp/ui/pickers/SearchSheet.css';
import '@meetingapp/ui/pickers/Wheel.css';
import '../../../lib/texts/Prose.css';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import './branch.css';
import '../../../shared/form-fields/form.css';

/** The two steps of the form's screen. A person sees one of them; the other loads on the first touch of it. */
export const branchStep = latePart(() => import('./BranchStep.tsx').then((file) => file.BranchStep));
export const infoForm = latePart(() => import('./InfoForm.tsx').then((file) => file.InfoForm));
/** Few people open a link of a group, fewer one that is over. */
export const joinRefused = latePart(() => import('./JoinRefused.tsx').then((file) => file.JoinRefused));
export const groupLine = latePart(() => import('./GroupLine.tsx').then((file) => file.GroupLine));

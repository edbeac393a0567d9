import { latePart } from '../../../lib/rendering/late-part.tsx';

/** The two steps of the form's screen. A person sees one of them; the other loads on the first touch of it. */
export const branchStep = latePart(() => import('./BranchStep.tsx').then((file) => file.BranchStep));
export const infoForm = latePart(() => import('./InfoForm.tsx').then((file) => file.InfoForm));

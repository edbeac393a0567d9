import { latePart } from '../../../lib/rendering/late-part.tsx';

/** Loaded when the person begins to write. */
export const unsentMessages = latePart(() => import('./UnsentMessages.tsx').then((file) => file.UnsentMessages));

import { latePart } from '../../../lib/rendering/late-part.tsx';

/** Loaded after the page of a person who may write: what cannot be sent is shown also without a network. */
export const unsentMessages = latePart(() => import('./UnsentMessages.tsx').then((file) => file.UnsentMessages));

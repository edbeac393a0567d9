import { partAfterPage } from '../../lib/rendering/part-after-page.tsx';

/** Forms that a group or an exhibitor is asked; most have none. */
export const LateAskedForms = partAfterPage(() => import('./AskedForms.tsx').then((file) => file.AskedForms));

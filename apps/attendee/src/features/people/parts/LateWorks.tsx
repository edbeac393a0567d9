import { partAfterPage } from '../../../lib/rendering/part-after-page.tsx';

/** Films and papers at the end of a person's page. */
export const LateWorks = partAfterPage(() => import('./PersonWorks.tsx').then((file) => file.PersonWorks));

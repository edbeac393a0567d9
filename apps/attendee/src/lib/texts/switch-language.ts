import type { Language } from '@meetingapp/contract/shapes.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { translate } from './texts.ts';

/**
 * Opens the page in another language, at the address that is returned by then. Without a network the page stays as it is, unless the
 * phone has everything that it shows in that language, too.
 */
export function switchLanguage(other: Language, address: () => string): void {
  import('./change-language.ts').then(
    ({ changeLanguage }) => changeLanguage(other, address),
    () => showTopTip(translate('app')('offline')),
  );
}

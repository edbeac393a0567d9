import type { ProgrammeExpert } from '@meetingapp/contract/agenda-programme.ts';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';

/** So many names stand in a line; then it says how many there are. */
const MOST = 3;

/** Names in a line, in one's own language. */
export function useNames(): (experts: readonly ProgrammeExpert[]) => string {
  const t = useT('agenda');
  const language = useLanguage();
  return (experts) => {
    const names = experts.map(({ name }) => inWords(name, language));
    if (names.length <= MOST) return names.join(t('names.join'));
    return t('names.more', { names: names.slice(0, MOST - 1).join(t('names.join')), count: names.length });
  };
}

import { Icon } from '@meetingapp/ui/Icon.tsx';
import { search } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';

/** Search and the other language: at the head of every home. */
export function Tools() {
  const t = useT('home');
  return (
    <span className="tools">
      <To name="index" query={{ find: 1 }} aria-label={t('search')}>
        <Icon icon={search} />
      </To>
      <LanguageSwitch className="lang" />
    </span>
  );
}

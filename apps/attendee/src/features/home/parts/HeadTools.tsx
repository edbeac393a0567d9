import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import type { Home } from '../blocks/block.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { SearchLink } from './SearchLink.tsx';

/** Search (in the programme once released) and language switch, in the header of every home. */
export function HeadTools({ home }: { home: Home }) {
  const t = useT('home');
  return (
    <span className="tools">
      <SearchLink home={home} label={t('search')}>
        <Icon icon={search} />
      </SearchLink>
      <LanguageSwitch className="lang" />
    </span>
  );
}

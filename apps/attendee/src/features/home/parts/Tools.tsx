import { Icon } from '@meetingapp/ui/Icon.tsx';
import { search } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import type { Home } from '../blocks/block.ts';
import { useT } from '../../../lib/texts.ts';
import { SearchLink } from './SearchLink.tsx';

/** Search, in the programme where there is one, and the other language: at the head of every home. */
export function Tools({ home }: { home: Home }) {
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

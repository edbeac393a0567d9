import './BarLarge.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { search, userRound } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To } from '../../../lib/go.tsx';
import { SearchLink } from '../parts/SearchLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Home } from './block.ts';

/** Search, one's own registrations and the other language, in words. */
export function BarLarge({ home }: { home: Home }) {
  const t = useT('home');
  return (
    <header className="hb-large">
      <SearchLink home={home}>
        <Icon icon={search} />
        {t('find')}
      </SearchLink>
      <To name="personalList" params={{ cid: home.cid }}>
        <Icon icon={userRound} />
        {t('dock.mine')}
      </To>
      <LanguageSwitch className="lang" />
    </header>
  );
}

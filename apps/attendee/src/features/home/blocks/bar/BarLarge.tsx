import './BarLarge.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { search, userRound } from '@meetingapp/ui/icons/icons.ts';
import { LanguageSwitch } from '../../../../lib/texts/LanguageSwitch.tsx';
import { Link } from '../../../../lib/navigation/navigation.tsx';
import { SearchLink } from '../../parts/SearchLink.tsx';
import { TextSizeButton } from './TextSizeButton.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';

/** Bar with labels: search, text size, own registrations, and the other language. */
export function BarLarge({ home }: { home: Home }) {
  const t = useT('home');
  return (
    <header className="hb-large">
      <SearchLink home={home}>
        <Icon icon={search} />
        {t('find')}
      </SearchLink>
      <TextSizeButton />
      <Link name="personalList" params={{ cid: home.cid }}>
        <Icon icon={userRound} />
        {t('dock.mine')}
      </Link>
      <LanguageSwitch className="lang" />
    </header>
  );
}

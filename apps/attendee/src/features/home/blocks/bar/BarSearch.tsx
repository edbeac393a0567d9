import './BarSearch.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { LanguageSwitch } from '../../../../lib/texts/LanguageSwitch.tsx';
import { Phrases } from '../../../../lib/texts/Phrases.tsx';
import { figureDays } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { FloorSearch } from '../../floor/FloorSearch.tsx';
import { SearchLink } from '../../parts/SearchLink.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';

/** A map-style search field for the floor plan, with name, days and place below. */
export function BarSearch({ home }: { home: Home }) {
  const t = useT('home');
  const language = useLanguage();
  const { title, startsOn, endsOn, venue } = home.info.conference;
  return (
    <header className="hb-find">
      <div className="seek">
        {home.info.levels.length > 0 ? (
          <FloorSearch home={home} />
        ) : (
          <SearchLink home={home}>
            <Icon icon={search} />
            {t('search')}
          </SearchLink>
        )}
        <LanguageSwitch className="lang" />
      </div>
      <h1>
        <Phrases text={title} />
      </h1>
      <p>
        {figureDays(startsOn, endsOn, language)} · {venue}
      </p>
    </header>
  );
}

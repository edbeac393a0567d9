import './BarFind.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { search } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/Phrases.tsx';
import { figureDays } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { FloorSeek } from '../parts/FloorSeek.tsx';
import { SearchLink } from '../parts/SearchLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Home } from './block.ts';

/** A field to search for what stands on the plan, as over a map, and under it what this is, when and where. */
export function BarFind({ home }: { home: Home }) {
  const t = useT('home');
  const language = useLanguage();
  const { title, startsOn, endsOn, venue } = home.info.conference;
  return (
    <header className="hb-find">
      <div className="seek">
        {home.info.levels.length > 0 ? (
          <FloorSeek home={home} />
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

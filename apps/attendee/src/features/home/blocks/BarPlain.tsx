import './Bar.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { search } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { BeatMark } from './art/BeatMark.tsx';
import type { Home } from './block.ts';

/** Who holds the conference, search, and the other language. */
export function BarPlain({ home }: { home: Home }) {
  const t = useT('home');
  return (
    <header className="hb-bar plain">
      <span className="logo">
        <BeatMark />
        <b>{home.info.conference.host || home.info.subtitle}</b>
      </span>
      <span className="tools">
        <To name="index" query={{ find: 1 }} aria-label={t('search')}>
          <Icon icon={search} />
        </To>
        <LanguageSwitch className="lang" />
      </span>
    </header>
  );
}

import './bar.css';
import './BarMast.css';
import { figureDays } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { HeadTools } from '../../parts/HeadTools.tsx';
import { widest } from '../../view.ts';
import type { Home } from '../block.ts';

/** A journal-style masthead, with the issue line below. */
export function BarMast({ home }: { home: Home }) {
  const language = useLanguage();
  const { subtitle, conference } = home.info;
  const mast = subtitle || conference.title;
  return (
    <header className="hb-bar mast">
      <div className="top">
        <span>{conference.host}</span>
        <HeadTools home={home} />
      </div>
      <p className={widest([mast]) > 5 ? 'name long' : 'name'}>{mast}</p>
      <div className="issue">
        <h1>{conference.title}</h1>
        <span>
          {figureDays(conference.startsOn, conference.endsOn, language)} · {conference.city}
        </span>
      </div>
    </header>
  );
}

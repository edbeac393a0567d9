import './Bar.css';
import './BarMast.css';
import { figureDays } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Tools } from '../parts/Tools.tsx';
import { widest } from '../view.ts';
import type { Home } from './block.ts';

/** A masthead as a journal has it, and the line of the issue under it. */
export function BarMast({ home }: { home: Home }) {
  const language = useLanguage();
  const { subtitle, conference } = home.info;
  const mast = subtitle || conference.title;
  return (
    <header className="hb-bar mast">
      <div className="top">
        <span>{conference.host}</span>
        <Tools home={home} />
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

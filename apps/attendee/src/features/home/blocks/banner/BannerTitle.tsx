import './BannerTitle.css';
import { figureDay } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { Logo } from '../../parts/Logo.tsx';
import { HeadTools } from '../../parts/HeadTools.tsx';
import { titleParts, widest } from '../../view.ts';
import type { Home } from '../block.ts';

/** The name as large as possible, with its number, the days and the place beside it. */
export function BannerTitle({ home }: { home: Home }) {
  const language = useLanguage();
  const { title, startsOn, endsOn, city } = home.info.conference;
  const { edition, lines } = titleParts(title);
  const width = widest(lines);
  return (
    <section className="hb-title">
      <div className="top">
        <Logo home={home} />
        <HeadTools home={home} />
      </div>
      <h1 className={width > 12 ? 'prose' : width > 8 ? 'small' : width > 6 ? 'middle' : width > 4 ? 'large' : 'huge'}>
        {edition !== '' && <span className="sr">{edition} </span>}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
      <p className="side">
        {edition !== '' && <b aria-hidden="true">{edition}</b>}
        <b className="days">
          <span>{figureDay(startsOn, language)}</span>
          {endsOn !== startsOn && <span>{figureDay(endsOn, language)}</span>}
        </b>
        <b>{city}</b>
      </p>
    </section>
  );
}

import './BannerPoster.css';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ComponentType } from 'react';
import { figureDay } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { titleParts } from '../../view.ts';
import { ClientOnlyArt } from '../art/ClientOnlyArt.tsx';
import type { Home } from '../block.ts';

/** A one-screen poster: the name vertically along the left edge, the days large at the foot. English is set horizontally. */
export function BannerPoster({ home, Art }: { home: Home; Art: ComponentType }) {
  const language = useLanguage();
  const { conference, banners, subtitle } = home.info;
  const { startsOn, endsOn, city, venue } = conference;
  const { edition, lines } = titleParts(conference.title);
  const image = banners[0]?.image ?? null;
  const [large, small] = language === 'zh' ? inColumns(lines) : [lines.join(' '), ''];
  return (
    <section className={image === null ? 'hb-poster' : 'hb-poster pictured'}>
      {image === null ? (
        <ClientOnlyArt Art={Art} />
      ) : (
        <img className="art" src={smallPicture(image, 1920)} alt="" fetchPriority="high" />
      )}
      <h1 className={large.length > 6 ? 'long' : undefined}>
        {edition !== '' && <span className="sr">{edition} </span>}
        <span className="large">{large}</span>
        {small !== '' && <span className="sr">{small}</span>}
      </h1>
      <p className="meta" aria-hidden="true">
        {edition !== '' && <b>{edition}</b>}
        <b>{small || subtitle}</b>
      </p>
      <p className="days">
        <span>{figureDay(startsOn, language)}</span>
        {endsOn !== startsOn && <span>{figureDay(endsOn, language)}</span>}
      </p>
      <p className="place">
        {startsOn.slice(0, 4)} · {city}
        <br />
        {venue}
      </p>
    </section>
  );
}

/** Returns the longest run of lines that fits a column of the poster, and the rest, which is shown small beside it. */
function inColumns(lines: readonly string[]): [large: string, small: string] {
  const ROOM = 8;
  for (let count = lines.length; count > 1; count -= 1) {
    const together = lines.slice(0, count).join('');
    if (together.length <= ROOM) return [together, lines.slice(count).join('')];
  }
  return [lines[0] ?? '', lines.slice(1).join('')];
}

import './BannerGate.css';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ComponentType } from 'react';
import { daysText } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { titleParts } from '../../view.ts';
import { ClientOnlyArt } from '../art/ClientOnlyArt.tsx';
import type { Home } from '../block.ts';

/** A round picture, with the name below in the style of an invitation. */
export function BannerGate({ home, Art }: { home: Home; Art: ComponentType }) {
  const language = useLanguage();
  const { conference, banners } = home.info;
  const { title, startsOn, endsOn, city } = conference;
  const image = banners[0]?.image ?? null;
  const { edition, lines } = titleParts(title);
  return (
    <section className="hb-gate">
      {image === null ? (
        <ClientOnlyArt Art={Art} />
      ) : (
        <img className="art" src={smallPicture(image, 1152)} alt="" fetchPriority="high" />
      )}
      <h1>
        {edition !== '' && <span className="no">{edition} </span>}
        <span className="name">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </h1>
      <p>
        <span>{daysText(startsOn, endsOn, language)}</span> <span>{city}</span>
      </p>
    </section>
  );
}

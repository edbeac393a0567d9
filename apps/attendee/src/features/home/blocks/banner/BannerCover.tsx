import './BannerCover.css';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ComponentType } from 'react';
import { Phrases } from '../../../../lib/texts/Phrases.tsx';
import { WhenWhere } from './WhenWhere.tsx';
import { ClientOnlyArt } from '../art/ClientOnlyArt.tsx';
import type { Home } from '../block.ts';

/** A full-screen picture with the name in its plain part. */
export function BannerCover({ home, Art }: { home: Home; Art: ComponentType }) {
  const { conference, subtitle, banners } = home.info;
  const image = banners[0]?.image ?? null;
  return (
    <section className="hb-cover">
      {image === null ? (
        <ClientOnlyArt Art={Art} />
      ) : (
        <>
          <img className="art" src={smallPicture(image, 1920)} alt="" fetchPriority="high" />
          <span className="tint" />
        </>
      )}
      <div className="txt">
        {subtitle !== '' && <b className="code">{subtitle}</b>}
        <h1>
          <Phrases text={conference.title} />
        </h1>
        <WhenWhere home={home} />
      </div>
    </section>
  );
}

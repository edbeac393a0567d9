import './BannerCarousel.css';
import { Carousel } from '@meetingapp/ui/media/Carousel.tsx';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ComponentType, ReactNode } from 'react';
import { Phrases } from '../../../../lib/texts/Phrases.tsx';
import { daysText } from '../../../../lib/time/dates.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';

const TURN_MS = 6000;

/** The organiser's pictures, or the default drawing; the first slide shows name, days and place. */
export function BannerCarousel({ home, Art }: { home: Home; Art: ComponentType }) {
  const t = useT('home');
  const { conference, banners } = home.info;
  const slides = (banners.length > 0 ? banners : [{ title: '', image: null, to: '' }]).map((banner, index) => ({
    key: `${index}${banner.to}`,
    content: (
      <Slide to={banner.to} image={banner.image} first={index === 0} Art={Art}>
        {index === 0 ? <Name home={home} /> : <b className="title">{banner.title}</b>}
      </Slide>
    ),
  }));
  return (
    <section className="hb-banner">
      <h1 className="sr">{conference.title}</h1>
      <Carousel
        label={t('banner.label')}
        slides={slides}
        interval={TURN_MS}
        pauseLabel={t('banner.pause')}
        playLabel={t('banner.play')}
        slideLabel={(number, of) => t('banner.slide', { number, of })}
      />
    </section>
  );
}

interface SlideProps {
  to: string;
  image: string | null;
  /** Fetched with priority. */
  first: boolean;
  Art: ComponentType;
  children: ReactNode;
}

function Slide({ to, image, first, Art, children }: SlideProps) {
  const inside = (
    <>
      {image === null ? (
        <Art />
      ) : (
        <img className="art" src={smallPicture(image, 1152)} alt="" fetchPriority={first ? 'high' : undefined} />
      )}
      <span className="txt">{children}</span>
    </>
  );
  return to === '' ? (
    <div className="slide">{inside}</div>
  ) : (
    <AddressLink className="slide" address={to}>
      {inside}
    </AddressLink>
  );
}

function Name({ home }: { home: Home }) {
  const language = useLanguage();
  const { title, startsOn, endsOn, city } = home.info.conference;
  return (
    <>
      {home.info.subtitle !== '' && <b className="code">{home.info.subtitle}</b>}
      <b className="title">
        <Phrases text={title} />
      </b>
      <span className="when">
        <span>{daysText(startsOn, endsOn, language)}</span> · <span>{city}</span>
      </span>
    </>
  );
}

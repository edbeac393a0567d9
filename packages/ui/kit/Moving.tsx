import { Card } from '../src/layout/Card.tsx';
import { Carousel } from '../src/media/Carousel.tsx';
import { CountdownBlocks } from '../src/data/CountdownBlocks.tsx';
import { CountdownPill } from '../src/data/CountdownPill.tsx';
import { CountdownRing } from '../src/data/CountdownRing.tsx';
import { Icon } from '../src/icons/Icon.tsx';
import * as base from '../src/icons/icons.ts';
import * as topics from '../src/icons/icons-topics.ts';
import { LazyImage } from '../src/media/LazyImage.tsx';
import { Loader } from '../src/feedback/Loader.tsx';
import type { LoaderKind } from '../src/feedback/Loader.tsx';
import { QrCode } from '../src/data/QrCode.tsx';
import { Section } from './Section.tsx';
import type { Words } from './words-zh.ts';

const kinds: readonly LoaderKind[] = [1, 2, 3, 4, 5, 6, 7, 8];
const now = () => Date.now();
const start = now();
const colours = ['%2307514b', '%230b6f66', '%233d8f86'];
const hall = (index: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'%3E%3Crect width='160' height='90' fill='${colours[index] ?? ''}'/%3E%3Cpath d='M0 60h50l8-20 14 40 12-28 6 8h70' fill='none' stroke='%2333d0c2' stroke-width='3'/%3E%3C/svg%3E`;

export function Moving({ t }: { t: Words }) {
  return (
    <>
      <Section title={t.countdown}>
        <CountdownBlocks label={t.countdown} deadline={start + 1_060_938_000} now={now} units={t.units} />
        <div className="row gap-3">
          <CountdownPill deadline={start + 872_000} now={now} text={t.kept} />
          <CountdownRing deadline={start + 600_000} now={now} total={900} label={t.keptLabel} />
          <CountdownRing deadline={start + 90_000} now={now} total={900} label={t.keptLabel} />
        </div>
      </Section>
      <Section title={t.loaders}>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(4, 1fr)',
            gap: '.48rem .24rem',
            justifyItems: 'center',
          }}
        >
          {kinds.map((kind) => (
            <Loader key={kind} kind={kind} label={t.waiting} />
          ))}
        </div>
      </Section>
      <Section title={t.carousel}>
        <Carousel
          label={t.carousel}
          pauseLabel={t.pause}
          playLabel={t.play}
          slideLabel={t.slide}
          slides={[0, 1, 2].map((index) => ({
            key: String(index),
            content: <LazyImage src={hall(index)} alt={`${t.picture} ${index + 1}`} />,
          }))}
        />
      </Section>
      <Section title={t.qr}>
        <Card style={{ display: 'grid', placeItems: 'center' }}>
          <QrCode value="https://meeting.example/c/3001/t/003728" label={t.qr} />
        </Card>
      </Section>
      <Section title={t.icons}>
        <div
          style={{ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: '.32rem 0', justifyItems: 'center' }}
        >
          {Object.entries({ ...base, ...topics }).map(([name, icon]) => (
            <Icon key={name} icon={icon} />
          ))}
          <Icon icon={base.bookmark} filled />
        </div>
      </Section>
    </>
  );
}

import type { standFigures as source } from '../../zh/exhibition/figure.ts';
import type { Texts } from '../../texts.ts';

export const standFigures = {
  title: 'Figures of the stand',
  text: 'Views, cards, visits and stamps by day',
  total: 'All days',
  stand: 'Views of the stand',
  product: 'Views of products',
  logos: 'Logo shown',
  cards: 'Cards',
  visits: 'Visits on site',
  stamps: 'Stamps',
  level: 'Sponsor: {level}',
  places: { home: 'Home', programme: 'Programme', session: 'Session', live: 'Live' },
  where: 'Where the logo was shown',
  products: 'Views of products',
  days: 'By day',
  none: 'No figures yet',
  noneText: 'When people view the stand, hand over cards or visit the booth, it shows here by day',
  how: 'A person counts once a day for each thing; visitors without a log-in count by device. Who looked is not recorded, and your own people do not count.',
  download: 'Download the figures',
  downloaded: 'Figures downloaded',
  columns: {
    day: 'Day',
    stand: 'Views of the stand',
    product: 'Views of products',
    logos: 'Logo shown',
    cards: 'Cards',
    scanned: 'Of these, scanned',
    visits: 'Visits on site',
    stamps: 'Stamps',
  },
} satisfies Texts<typeof source>;

import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { figureCalls, ViewCounts } from '@meetingapp/contract/exhibition/figure.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { logoPages, viewPlaces, type ViewPlace } from '@meetingapp/domain/exhibition/views.ts';
import type { ExhibitorRow } from '../exhibitor/queries.ts';
import type { happenedOf, ViewRow } from './queries.ts';

export type Figures = GivenAnswerOf<typeof figureCalls.read>;
type Day = Figures['days'][number];

interface Parts {
  exhibitor: ExhibitorRow;
  level: { zh: string; en: string } | undefined;
  views: readonly ViewRow[];
  happened: Awaited<ReturnType<typeof happenedOf>>;
}

const sumOf = (rows: readonly ViewRow[]): number => rows.reduce((sum, { views }) => sum + views, 0);

/** Views in one place, or in several together. */
const inPlaces = (rows: readonly ViewRow[], ...places: readonly ViewPlace[]): number =>
  sumOf(rows.filter(({ place }) => places.includes(place)));

export function countsOf(rows: readonly ViewRow[]): ViewCounts {
  const [home, programme, session, live, stand, product] = viewPlaces.map((place) => inPlaces(rows, place));
  return {
    home: home ?? 0,
    programme: programme ?? 0,
    session: session ?? 0,
    live: live ?? 0,
    stand: stand ?? 0,
    product: product ?? 0,
  };
}

/** Days on which something happened, newest first. */
function daysOf(views: readonly ViewRow[], happened: Parts['happened']): Day[] {
  const days = [...new Set([...views, ...happened].map(({ day }) => day))].toSorted().toReversed();
  return days.map((day) => {
    const seen = views.filter((row) => row.day === day);
    const done = happened.find((row) => row.day === day);
    return {
      day,
      stand: inPlaces(seen, 'stand'),
      product: inPlaces(seen, 'product'),
      logos: inPlaces(seen, ...logoPages),
      cards: done?.cards ?? 0,
      scanned: done?.scanned ?? 0,
      visits: done?.visits ?? 0,
      stamps: done?.stamps ?? 0,
    };
  });
}

export function presentFigures({ exhibitor, level, views, happened }: Parts, language: Language): Figures {
  const days = daysOf(views, happened);
  const total = (part: 'cards' | 'visits' | 'stamps') => days.reduce((sum, day) => sum + day[part], 0);
  const products = exhibitor.stand.products.map(({ key, name }) => ({
    key,
    name: pickLanguage(name, language),
    views: sumOf(views.filter(({ place, product }) => place === 'product' && product === key)),
  }));
  return {
    cid: exhibitor.conference_id,
    level: pickLanguage(level, language),
    total: countsOf(views),
    cards: total('cards'),
    visits: total('visits'),
    stamps: total('stamps'),
    days,
    products: products.toSorted((one, other) => other.views - one.views),
  };
}

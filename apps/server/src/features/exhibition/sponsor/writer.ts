import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { viewPlaces } from '@meetingapp/domain/exhibition/views.ts';
import { exhibitionConsole as en } from '@meetingapp/locales/en/exhibition/console.ts';
import { exhibitionConsole as zh } from '@meetingapp/locales/zh/exhibition/console.ts';
import { countsOf } from '../figure/present.ts';
import type { ViewRow } from '../figure/queries.ts';
import { csvOf } from '../figure/writer.ts';
import type { levelsOf, sponsorRows } from './queries.ts';

const texts = { zh, en };

interface Sponsors {
  levels: Awaited<ReturnType<typeof levelsOf>>;
  rows: Awaited<ReturnType<typeof sponsorRows>>;
  views: readonly ViewRow[];
}

/** Views of every exhibitor by day, one column for each place. */
export function writeViews({ levels, rows, views }: Sponsors, language: Language): string {
  const t = texts[language];
  const head = [
    t.name,
    t.booth,
    t.sponsors.level,
    t.sponsors.day,
    ...viewPlaces.map((place) => t.sponsors.places[place]),
  ];
  const lines = rows.flatMap(({ id, name, booth, sponsor_level_id }) => {
    const own = views.filter(({ exhibitor_id }) => exhibitor_id === id);
    const level = levels.find((one) => one.id === sponsor_level_id)?.name;
    return [...new Set(own.map(({ day }) => day))].map((day) => {
      const counts = countsOf(own.filter((row) => row.day === day));
      return [
        pickLanguage(name, language),
        booth,
        pickLanguage(level, language),
        day,
        ...viewPlaces.map((place) => counts[place]),
      ];
    });
  });
  return csvOf([head, ...lines]);
}

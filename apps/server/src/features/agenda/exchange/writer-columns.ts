import { programmeRoles } from '@meetingapp/contract/agenda/programme.ts';
import { agendaExchange as en } from '@meetingapp/locales/en/agenda/exchange.ts';
import { agendaExchange as zh } from '@meetingapp/locales/zh/agenda/exchange.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';

export const sheetTexts = { zh, en };

/** Columns of the programme sheet, in order. */
export const columnKeys = [
  ...(['item', 'day', 'from', 'to', 'minutes', 'hall', 'kind', 'titleZh', 'titleEn', 'textZh', 'textEn'] as const),
  ...(['topics', 'sponsorZh', 'sponsorEn'] as const),
  ...programmeRoles,
  'affiliations',
  'guid',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

const widths: Partial<Record<ColumnKey, number>> = {
  titleZh: 36,
  titleEn: 36,
  textZh: 30,
  textEn: 30,
  guid: 38,
  hall: 16,
  day: 12,
  speaker: 22,
  host: 16,
  affiliations: 30,
};

export const sheetColumns = (language: Language) =>
  columnKeys.map((key) => ({
    title: sheetTexts[language].columns[key],
    kind: 'text' as const,
    width: widths[key] ?? 10,
  }));

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()]/g, '');

/** The column of a title in either language; null when unknown. */
export const columnOf = (title: string): ColumnKey | null =>
  columnKeys.find((key) => [zh, en].some(({ columns }) => plain(columns[key]) === plain(title))) ?? null;

import type { Language } from '@meetingapp/contract/shapes.ts';
import { memberFields } from '@meetingapp/domain/members/entry.ts';
import { membersConsole as en } from '@meetingapp/locales/en/members/console.ts';
import { membersConsole as zh } from '@meetingapp/locales/zh/members/console.ts';

const texts = { zh, en };

/** The columns of a sheet of members, each with the first of the names that an import recognizes. */
export const columnTitles = (language: Language) =>
  memberFields.map((field) => ({
    title: texts[language].names[field].split('|')[0] ?? '',
    kind: field === 'validFrom' || field === 'validUntil' ? ('date' as const) : ('text' as const),
  }));

import type { Language } from '@meetingapp/contract/shapes.ts';
import { memberFields } from '@meetingapp/domain/members/entry.ts';
import { membersConsole as en } from '@meetingapp/locales/en/members-console.ts';
import { membersConsole as zh } from '@meetingapp/locales/zh/members-console.ts';

const texts = { zh, en };

/** What a column can be, with all names by which it is known: a list's language is not that of who brings it in. */
export const memberColumns = () =>
  memberFields.map((id) => ({ id, names: [zh, en].flatMap((words) => words.names[id].split('|')) }));

export const columnTitles = (language: Language) =>
  memberFields.map((field) => ({
    title: texts[language].names[field].split('|')[0] ?? '',
    kind: field === 'validFrom' || field === 'validUntil' ? ('date' as const) : ('text' as const),
  }));

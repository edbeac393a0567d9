import type { Language } from '@meetingapp/contract/shapes.ts';
import type { UploadColumn } from '@meetingapp/contract/credits/upload.ts';
import { creditsServer as en } from '@meetingapp/locales/en/credits/server.ts';
import { creditsServer as zh } from '@meetingapp/locales/zh/credits/server.ts';

const texts = { zh, en };

/** The columns of a set, or those that most authorities ask for while none are saved. */
export function columnsOrExample(saved: readonly UploadColumn[], language: Language): UploadColumn[] {
  if (saved.length > 0) return [...saved];
  const { columns } = texts[language];
  return (['serial', 'number', 'name', 'project', 'credit'] as const).map((value) => ({
    title: columns[value],
    value,
    text: '',
    required: value === 'number' || value === 'name',
  }));
}

import type { ItemKind } from '@meetingapp/contract/exam/item.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { ItemColumn, SheetWords } from '@meetingapp/domain/exam/exchange/sheet.ts';
import { examConsole as enConsole } from '@meetingapp/locales/en/exam/console.ts';
import { itemSheet as en } from '@meetingapp/locales/en/exam/sheet.ts';
import { examConsole as zhConsole } from '@meetingapp/locales/zh/exam/console.ts';
import { itemSheet as zh } from '@meetingapp/locales/zh/exam/sheet.ts';

export const sheetTexts = { zh, en };
const kinds: Readonly<Record<Language, Readonly<Record<ItemKind, string>>>> = {
  zh: zhConsole.kinds,
  en: enConsole.kinds,
};

/** Words of cells in a language; kinds have the names of the console. */
export const wordsOf = (language: Language): SheetWords => ({
  kinds: kinds[language],
  ...sheetTexts[language].words,
});

/** Title of a column, without the other names by which it is known. */
export const columnTitle = (column: ItemColumn, language: Language): string =>
  sheetTexts[language].columns[column].split('|')[0] ?? column;

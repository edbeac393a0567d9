import type { Language } from '@meetingapp/contract/shapes.ts';
import type { CodeColumn, CodeWords } from '@meetingapp/domain/registration/fees/code-sheet.ts';
import { codeSheet as en } from '@meetingapp/locales/en/fees/code-exchange.ts';
import { codeSheet as zh } from '@meetingapp/locales/zh/fees/code-exchange.ts';

export const sheetTexts = { zh, en };

/** Words that cells of a file may use, in both languages. */
export const codeWords: readonly CodeWords[] = [zh, en];

/** Title of a column or word of a kind, without the other names by which it is known. */
const first = (names: string): string => names.split('|')[0] ?? names;
export const columnTitle = (column: CodeColumn, language: Language): string =>
  first(sheetTexts[language].columns[column]);
export const kindWord = (kind: keyof typeof zh.kinds, language: Language): string =>
  first(sheetTexts[language].kinds[kind]);

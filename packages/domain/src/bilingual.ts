import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** The text in `language`, else in the other language, else ''. */
export const pickLanguage = (text: Partial<Bilingual> | null | undefined, language: Language): string =>
  text?.[language] || text?.[language === 'zh' ? 'en' : 'zh'] || '';
/** What is joined: names in a list, clauses of a sentence, sentences or longer entries. */
export type Joint = 'names' | 'clauses' | 'entries';

const joints: Record<Language, Record<Joint, string>> = {
  zh: { names: '、', clauses: '，', entries: '；' },
  en: { names: ', ', clauses: ', ', entries: '; ' },
};

/** The separator of a list, with a space where the language uses one. */
export const listMark = (language: Language, joint: Joint = 'names'): string => joints[language][joint];

/** Joins the non-empty parts with the language's separator. */
export const joinList = (parts: readonly (string | null | undefined)[], language: Language, joint?: Joint): string =>
  parts.filter(Boolean).join(listMark(language, joint));

/** Separators people type between the entries of a list, in either language. */
export const listMarks = [',', ';', '，', '；', '、', '\n'] as const;
export const listSeparator = /[,;，；、\n]/;
/** The same without commas, which occur inside entries such as addresses and names. */
export const entryMarks = [';', '；', '、', '\n'] as const;
export const entrySeparator = /[;；、\n]/;

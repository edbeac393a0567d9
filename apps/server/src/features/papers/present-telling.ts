import type { PaperDecision } from '@meetingapp/contract/papers-paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { messages as messagesEn } from '@meetingapp/locales/en/messages.ts';
import { papersLetter as en } from '@meetingapp/locales/en/papers-letter.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as messagesZh } from '@meetingapp/locales/zh/messages.ts';
import { papersLetter as zh } from '@meetingapp/locales/zh/papers-letter.ts';
import type { ToldRow } from './queries-telling.ts';

export const letterTexts = { zh, en };
const messages = { zh: messagesZh, en: messagesEn };

/** In one language, or in the other one where there is only that. */
export const said = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'zh' ? 'en' : 'zh'];

export const templateOf = (decision: PaperDecision) =>
  decision === 'not_accepted' ? 'paper_not_accepted' : 'paper_accepted';

interface About {
  conference: Bilingual;
  link: string;
}

/** What the message to the authors of a paper is filled with. */
export function toldVariables(
  row: Pick<ToldRow, 'number' | 'title' | 'remark' | 'contact_name' | 'first_author'> & { decision: PaperDecision },
  language: Language,
  { conference, link }: About,
): Record<string, string> {
  return {
    name: row.contact_name || (row.first_author ? said(row.first_author, language) : ''),
    number: row.number,
    title: said(row.title, language),
    decision: letterTexts[language].decisions[row.decision],
    conference: said(conference, language),
    remark: row.remark === '' ? '' : `\n\n${row.remark}`,
    link,
  };
}

/** The message as its reader will see it. */
export function toldMessage(
  row: Parameters<typeof toldVariables>[0],
  about: About,
): { subject: Bilingual; text: Bilingual } {
  const inLanguage = (language: Language) => {
    const words = messages[language][templateOf(row.decision)];
    const variables = toldVariables(row, language, about);
    return { subject: format(words.subject, variables), text: format(words.body, variables) };
  };
  const [first, second] = [inLanguage('zh'), inLanguage('en')];
  return { subject: { zh: first.subject, en: second.subject }, text: { zh: first.text, en: second.text } };
}

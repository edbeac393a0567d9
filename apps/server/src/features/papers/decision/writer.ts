import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { messages as messagesEn } from '@meetingapp/locales/en/messages.ts';
import { papersLetter as lettersEn } from '@meetingapp/locales/en/papers/letter.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as messagesZh } from '@meetingapp/locales/zh/messages.ts';
import { papersLetter as lettersZh } from '@meetingapp/locales/zh/papers/letter.ts';
import type { NotifyRow } from './queries-notify.ts';

const messages = { zh: messagesZh, en: messagesEn };
const letters = { zh: lettersZh, en: lettersEn };

export const templateOf = (decision: PaperDecision) =>
  decision === 'not_accepted' ? 'paper_not_accepted' : 'paper_accepted';

interface About {
  conference: Bilingual;
  link: string;
}

/** Template variables of the notice to a paper's authors. */
export function noticeVariables(
  row: Pick<NotifyRow, 'number' | 'title' | 'remark' | 'contact_name' | 'first_author'> & { decision: PaperDecision },
  language: Language,
  { conference, link }: About,
): Record<string, string> {
  return {
    name: row.contact_name || (row.first_author ? pickLanguage(row.first_author, language) : ''),
    number: row.number,
    title: pickLanguage(row.title, language),
    decision: letters[language].decisions[row.decision],
    conference: pickLanguage(conference, language),
    remark: row.remark === '' ? '' : `\n\n${row.remark}`,
    link,
  };
}

/** The message as its recipient sees it. */
export function noticeMessage(
  row: Parameters<typeof noticeVariables>[0],
  about: About,
): { subject: Bilingual; text: Bilingual } {
  const inLanguage = (language: Language) => {
    const words = messages[language][templateOf(row.decision)];
    const variables = noticeVariables(row, language, about);
    return { subject: format(words.subject, variables), text: format(words.body, variables) };
  };
  const [first, second] = [inLanguage('zh'), inLanguage('en')];
  return { subject: { zh: first.subject, en: second.subject }, text: { zh: first.text, en: second.text } };
}

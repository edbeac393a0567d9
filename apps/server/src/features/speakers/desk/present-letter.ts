import { messages as en } from '@meetingapp/locales/en/messages.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as zh } from '@meetingapp/locales/zh/messages.ts';
import { letterTexts, type Letter } from '../invitation/writer-letter.ts';
import { reachedBy, type SpeakerRow } from '../invitation/queries.ts';

const texts = { zh, en };

/** A letter as the person would get it; a dot stands for the personal link. */
export function previewLetter(expert: SpeakerRow, letter: Letter) {
  const variables = letterTexts(expert, letter);
  const inLanguage = (language: 'zh' | 'en') => {
    const values = {
      name: variables.name[language],
      conference: variables.conference[language],
      tasks: variables.tasks[language],
      deadline: variables.deadline[language],
      count: variables.count,
      link: '…',
    };
    const { subject, body } = texts[language][`speaker_${letter.kind}`];
    return { subject: format(subject, values), text: format(body, values) };
  };
  const [chinese, english] = [inLanguage('zh'), inLanguage('en')];
  return {
    name: expert.name,
    way: reachedBy(expert) ?? ('none' as const),
    subject: { zh: chinese.subject, en: english.subject },
    text: { zh: chinese.text, en: english.text },
  };
}

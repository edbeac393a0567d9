import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { messages as en } from '@meetingapp/locales/en/messages.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as zh } from '@meetingapp/locales/zh/messages.ts';
import { reachedBy, type SpeakerRow } from '../invitation/queries.ts';

const texts = { zh, en };

interface Message {
  template: 'speaker_invited' | 'speaker_reminded' | 'speaker_missing';
  variables: Readonly<Record<string, Bilingual | string>>;
}

/** A letter as the person would get it; a dot stands for the personal link. */
export function previewLetter(expert: SpeakerRow, { template, variables }: Message) {
  const inLanguage = (language: 'zh' | 'en') => {
    const entries = Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value[language],
    ]);
    const values: Record<string, string> = { ...Object.fromEntries(entries), link: '…' };
    const { subject, body } = texts[language][template];
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

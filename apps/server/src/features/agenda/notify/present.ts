import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { agendaServer as en } from '@meetingapp/locales/en/agenda/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { agendaServer as zh } from '@meetingapp/locales/zh/agenda/server.ts';

const texts = { zh, en };

/** The changes, one line each. */
export const changeLines = (changes: readonly ProgrammeChange[], zone: string, language: Language): string =>
  changes.map((change) => changeLine(change, zone, language)).join('\n');

interface Part {
  name: Bilingual;
  conference: Bilingual;
  number: number;
  changes: readonly ProgrammeChange[];
  zone: string;
}

/** Message to a person whose part changed, in both languages because their language is unknown. */
export function partMessage({ name, conference, number, changes, zone }: Part): { subject: string; text: string } {
  const inLanguage = (language: Language) => {
    const about = { name: pickLanguage(name, language), conference: pickLanguage(conference, language) };
    const lines = changeLines(changes, zone, language);
    return {
      subject: format(texts[language].subject, about),
      text: format(texts[language].part, { ...about, number, changes: lines }),
    };
  };
  const both = [inLanguage('zh'), inLanguage('en')];
  return {
    subject: both.map(({ subject }) => subject).join(' / '),
    text: both.map(({ text }) => text).join('\n\n'),
  };
}

function changeLine({ kind, title, before, after }: ProgrammeChange, zone: string, language: Language): string {
  const { kinds, line, lineWith, fromTo } = texts[language];
  const about = { kind: kinds[kind], title: pickLanguage(title, language) };
  // Numbers of talks and old titles are left out: they mean nothing to the recipient.
  if (kind === 'text' || kind === 'talks') return format(line, about);
  const isTime = kind === 'time' || kind === 'added' || kind === 'removed';
  const [was, is] = [before, after].map((value) => {
    const text = pickLanguage(value, language);
    return isTime ? timesText(text, zone) : text;
  });
  const detail = was && is ? format(fromTo, { before: was, after: is }) : was || is || '';
  return detail === '' ? format(line, about) : format(lineWith, { ...about, detail });
}

/** Formats two moments as `2027-04-16 10:00–11:30`. */
function timesText(times: string, zone: string): string {
  const [from = '', to = ''] = times.split('/');
  if (from === '') return '';
  const begins = clockIn(zone, new Date(from)).replace('T', ' ');
  return to === '' ? begins : `${begins}–${clockIn(zone, new Date(to)).slice(11)}`;
}

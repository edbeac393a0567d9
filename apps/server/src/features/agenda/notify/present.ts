import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { ChangePart } from '@meetingapp/domain/messages/parts.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { agendaServer as en } from '@meetingapp/locales/en/agenda/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { agendaServer as zh } from '@meetingapp/locales/zh/agenda/server.ts';

const texts = { zh, en };

/** Other halls and times as the inbox shows them, with the values before and after. */
export const changeParts = (changes: readonly ProgrammeChange[], zone: string): ChangePart[] =>
  changes.flatMap(({ kind, title, before, after }): ChangePart[] => {
    if (kind === 'hall') return [{ part: 'change', what: kind, title, before, now: after }];
    if (kind !== 'time') return [];
    const both = (text: string): Bilingual => ({ zh: text, en: text });
    const [was, is] = shorterTimes(timesText(before.zh, zone), timesText(after.zh, zone));
    return [{ part: 'change', what: kind, title, before: both(was), now: both(is) }];
  });

/** Times without the day when both are on the same. */
function shorterTimes(before: string, after: string): [string, string] {
  const day = before.slice(0, 11);
  return after.startsWith(day) ? [before.slice(11), after.slice(11)] : [before, after];
}

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

/** Message to a person whose part changed. */
export function partMessages({ name, conference, number, changes, zone }: Part): {
  subject: Bilingual;
  text: Bilingual;
} {
  const inLanguage = (language: Language) => {
    const about = { name: pickLanguage(name, language), conference: pickLanguage(conference, language) };
    const lines = changeLines(changes, zone, language);
    return {
      subject: format(texts[language].subject, about),
      text: format(texts[language].part, { ...about, number, changes: lines }),
    };
  };
  const [zh, en] = [inLanguage('zh'), inLanguage('en')];
  return { subject: { zh: zh.subject, en: en.subject }, text: { zh: zh.text, en: en.text } };
}

/** The message to an address whose language is unknown: in both. */
export function partMessage(part: Part): { subject: string; text: string } {
  const { subject, text } = partMessages(part);
  return { subject: `${subject.zh} / ${subject.en}`, text: `${text.zh}\n\n${text.en}` };
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

/** Subject of a message about the plan: what happened, when it is one thing. */
export function planSubject(changes: readonly ProgrammeChange[], conference: Bilingual): Bilingual {
  const [change] = changes;
  const inLanguage = (language: Language): string => {
    const { kinds, line, planSubject: many } = texts[language];
    return changes.length === 1 && change
      ? format(line, { kind: kinds[change.kind], title: pickLanguage(change.title, language) })
      : format(many, { conference: pickLanguage(conference, language) });
  };
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

/** Formats two moments as `2027-04-16 10:00–11:30`. */
function timesText(times: string, zone: string): string {
  const [from = '', to = ''] = times.split('/');
  if (from === '') return '';
  const begins = clockIn(zone, new Date(from)).replace('T', ' ');
  return to === '' ? begins : `${begins}–${clockIn(zone, new Date(to)).slice(11)}`;
}

import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { NextStep, TaskChange } from '@meetingapp/contract/speakers/task.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import { isRole } from '@meetingapp/domain/speakers/tasks.ts';

const texts = { zh, en };

/** A task in a letter. */
interface LetterTask {
  title: Bilingual;
  hall: Bilingual;
  from: string;
  to: string;
  roles: readonly string[];
  changes: readonly TaskChange[];
}

const timeText = (from: string, to: string, zone: string): string =>
  `${clockIn(zone, new Date(from)).replace('T', ' ')}–${clockIn(zone, new Date(to)).slice(11)}`;

const rolesText = (roles: readonly string[], language: Language): string =>
  joinList(
    roles.filter(isRole).map((role) => texts[language].roles[role]),
    language,
  );

/** What changed, in words: `时间：2027-04-16 10:20–10:40，原为 …`. */
function changeText({ part, before, after }: TaskChange, zone: string, language: Language): string {
  const value = (text: Bilingual): string => {
    const plain = pickLanguage(text, language);
    if (part === 'role') return rolesText(plain.split(' '), language);
    if (part !== 'time') return plain === '' ? texts[language].nobody : plain;
    const [from = '', to = ''] = plain.split('/');
    return timeText(from, to, zone);
  };
  return format(texts[language].changed[part], { before: value(before), after: value(after) });
}

/** The tasks of a letter, one line each, with what changed below. */
const taskLines = (tasks: readonly LetterTask[], zone: string, language: Language): string =>
  tasks
    .flatMap(({ title, hall, from, to, roles, changes }) => [
      format(texts[language].line, {
        time: timeText(from, to, zone),
        hall: pickLanguage(hall, language),
        role: rolesText(roles, language),
        title: pickLanguage(title, language),
      }),
      ...changes.map((change) => format(texts[language].detail, { text: changeText(change, zone, language) })),
    ])
    .join('\n');

/** Until when an answer is awaited. */
const deadlineText = (answerBy: Date | null, zone: string, language: Language): string =>
  answerBy === null
    ? texts[language].noDeadline
    : format(texts[language].deadline, { time: clockIn(zone, answerBy).replace('T', ' ') });

interface Clock {
  zone: string;
  now: Date;
}

function stepText({ step, title, by, count }: NextStep, { zone, now }: Clock, language: Language): string {
  const { steps } = texts[language];
  const text = format(steps[step], { title: pickLanguage(title, language), count });
  if (by === null) return text;
  return format(new Date(by) < now ? steps.late : steps.by, {
    text,
    time: clockIn(zone, new Date(by)).replace('T', ' '),
  });
}

/** What a letter says that is missing, in both languages. */
export function missingTexts(
  expert: { name: Bilingual },
  { title, zone }: Letter['conference'],
  steps: readonly NextStep[],
  now: Date,
): Record<'name' | 'conference' | 'steps', Bilingual> & { count: string } {
  const both = (text: (language: 'zh' | 'en') => string): Bilingual => ({ zh: text('zh'), en: text('en') });
  return {
    name: both((language) => pickLanguage(expert.name, language)),
    conference: both((language) => pickLanguage(title, language)),
    steps: both((language) =>
      steps
        .map((step) => format(texts[language].steps.one, { text: stepText(step, { zone, now }, language) }))
        .join('\n'),
    ),
    count: String(steps.length),
  };
}

/** `invited`: the first letter; `reminded`: no answer yet; `changed`: asked again; `thanks`: somebody else has the task. */
type LetterKind = 'invited' | 'reminded' | 'changed' | 'thanks';

export interface Letter {
  kind: LetterKind;
  conference: { id: number; title: Bilingual; zone: string };
  tasks: readonly LetterTask[];
  answerBy: Date | null;
}

/** What a letter says, in both languages. */
export function letterTexts(
  expert: { name: Bilingual },
  { conference, tasks, answerBy }: Letter,
): Record<'name' | 'conference' | 'tasks' | 'deadline', Bilingual> & { count: string } {
  const both = (text: (language: 'zh' | 'en') => string): Bilingual => ({ zh: text('zh'), en: text('en') });
  return {
    name: both((language) => pickLanguage(expert.name, language)),
    conference: both((language) => pickLanguage(conference.title, language)),
    tasks: both((language) => taskLines(tasks, conference.zone, language)),
    deadline: both((language) => deadlineText(answerBy, conference.zone, language)),
    count: String(tasks.length),
  };
}

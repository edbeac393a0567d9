import { kitWords as en } from '@meetingapp/locales/en/kit-words.ts';
import { kitWords as zh } from '@meetingapp/locales/zh/kit-words.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { language } from './language.ts';

type Word = Exclude<keyof typeof zh, 'tab'>;

const words = () => (language.get() === 'en' ? en : zh);

/** Icons that are the only content of a control. Every other icon of antd stands beside a text, or on a control that has its own name. */
const naming: Readonly<Record<string, Word>> = {
  search: 'search',
  ellipsis: 'more',
  left: 'before',
  right: 'after',
  loading: 'busy',
};

/** What antd's components say to a screen reader, in the console's language; build/kit-words.ts puts the calls into them. */
export const kitWord = (word: Word): string => words()[word];

export const kitTab = (at: number, count: number): string => format(words().tab, { at, count });

/** Role and name of an icon; one that only decorates is hidden. */
export function kitIcon(name: string): { role: 'img'; 'aria-label': string } | { 'aria-hidden': true } {
  const word = naming[name];
  return word === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words()[word] };
}

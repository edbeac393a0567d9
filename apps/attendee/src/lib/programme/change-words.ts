import type { ProgrammeChange } from '@meetingapp/contract/agenda-console.ts';
import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { momentText } from '../dates.ts';
import { clockOf, dayOf, inWords } from './look-up.ts';

/** What a change leads from and to, in words: `孤山厅 → 西溪厅`, `4月16日 15:30 → 15:45`. */
export function changeWords(change: ProgrammeChange, programme: Programme, language: Language): string {
  const [before, after] =
    change.kind === 'time' || change.kind === 'added' || change.kind === 'removed'
      ? times(change.before.zh, change.after.zh, programme, language)
      : change.kind === 'talks'
        ? ['', '']
        : [inWords(change.before, language), inWords(change.after, language)];
  return [before, after].filter((part) => part !== '').join(' → ');
}

/** From `begin/end` of both; the day is said once where it is the same. */
function times(before: string, after: string, programme: Programme, language: Language): [string, string] {
  const [was = '', is = ''] = [before.split('/')[0], after.split('/')[0]];
  const said = (moment: string) => (moment === '' ? '' : momentText(moment, programme.zone, language));
  const sameDay = was !== '' && is !== '' && dayOf(programme, was) === dayOf(programme, is);
  return [said(was), sameDay ? clockOf(programme, is) : said(is)];
}

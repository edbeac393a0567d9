import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { momentText } from '../../lib/time/dates.ts';
import { clockOf, dayOf } from './look-up.ts';

/** Old and new value of a change as text: `孤山厅 → 西溪厅`, `4月16日 15:30 → 15:45`. */
export function changeWords(change: ProgrammeChange, programme: Programme, language: Language): string {
  const [before, after] =
    change.kind === 'time' || change.kind === 'added' || change.kind === 'removed'
      ? times(change.before.zh, change.after.zh, programme, language)
      : change.kind === 'talks'
        ? ['', '']
        : [pickLanguage(change.before, language), pickLanguage(change.after, language)];
  return [before, after].filter((part) => part !== '').join(' → ');
}

/** Formats `begin/end` of both; the day is written once where it is the same. */
function times(before: string, after: string, programme: Programme, language: Language): [string, string] {
  const [was = '', is = ''] = [before.split('/')[0], after.split('/')[0]];
  const said = (moment: string) => (moment === '' ? '' : momentText(moment, programme.zone, language));
  const sameDay = was !== '' && is !== '' && dayOf(programme, was) === dayOf(programme, is);
  return [said(was), sameDay ? clockOf(programme, is) : said(is)];
}

import type { DraftSession } from '@meetingapp/contract/agenda/draft.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { hoursOf, lanesOf, talksBySession, type Placed } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { HOUR_PX, type Columns } from './grid-place.ts';
import { useClashTexts } from '../parts/use-clash-texts.ts';
import { columnOf } from './use-place-session.ts';

interface Column {
  id: number | null;
  name: string;
  facts: string;
}

/** A session of the day with its place in the grid and the texts of its block. */
interface Block {
  placed: Placed;
  title: string;
  facts: string;
  clash: string;
  top: number;
  height: number;
  left: number;
  width: number;
}

/** Blocks of the day, computed independently of the selection: selecting an item recomputes nothing here. */
export function useDayBlocks(by: Columns) {
  const { draft, placed, day, expertName } = useDesk();
  const language = useLanguage();
  const t = useT('agendaConsole');
  const clashText = useClashTexts();
  const shown = placed.filter((one) => one.day === day);
  const known: Column[] =
    by === 'hall'
      ? draft.halls.map(({ id, name, seats }) => ({
          id,
          name: pickLanguage(name, language),
          facts: [
            name[language === 'zh' ? 'en' : 'zh'],
            seats === null ? '' : t('seats', { seats: seats.toLocaleString('en') }),
          ]
            .filter(Boolean)
            .join(t('comma')),
        }))
      : draft.topics.map(({ id, name }) => ({ id, name: pickLanguage(name, language), facts: '' }));
  const ids = new Set(known.map(({ id }) => id));
  const more = known.length === 0 || shown.some(({ session }) => !ids.has(columnOf(session, by)));
  const none: Column = { id: null, name: t(by === 'hall' ? 'noHall' : 'noTopic'), facts: '' };
  const columns = more ? [...known, none] : known;
  const indexes = new Map(columns.map(({ id }, at) => [id, at]));
  const indexOf = (id: number | null): number => indexes.get(id) ?? columns.length - 1;
  const { first, last } = hoursOf(shown);
  const pixels = (minutes: number) => ((minutes - first * 60) * HOUR_PX) / 60;
  const talks = talksBySession(draft.talks);
  const factsOf = ({ id, kind, parts, sponsor }: DraftSession) => {
    const chairs = parts.filter(({ role }) => role === 'host' || role === 'president');
    const names = chairs.map(({ expert }) => expertName(expert)).join(t('listComma'));
    const count = talks.get(id)?.length ?? 0;
    return [
      kind === 'satellite' && sponsor.zh ? pickLanguage(sponsor, language) : '',
      names && t('chairs', { names }),
      count > 0 ? t('talkCount', { count }) : '',
    ]
      .filter(Boolean)
      .join(t('comma'));
  };
  const lanes = new Map(
    columns.flatMap(({ id }) => [...lanesOf(shown.filter(({ session }) => columnOf(session, by) === id))]),
  );
  const share = 100 / columns.length;
  const blocks = shown.map((one): Block => {
    const { lane = 0, of = 1 } = lanes.get(one.session.id) ?? {};
    return {
      placed: one,
      title: pickLanguage(one.session.title, language),
      facts: factsOf(one.session),
      clash: clashText.short(one.session.id),
      top: pixels(one.from),
      height: Math.max(20, pixels(one.to) - pixels(one.from) - 2),
      left: share * (indexOf(columnOf(one.session, by)) + lane / of),
      width: share / of,
    };
  });
  return { columns, indexOf, share, blocks, first, last, height: pixels(last * 60) };
}

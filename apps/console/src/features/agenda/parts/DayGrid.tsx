import type { DraftSession } from '@meetingapp/contract/agenda-console.ts';
import { useRef } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { clockText, hoursOf, lanesOf, said, talksBySession, type Placed } from '../view.ts';
import { useDesk } from './desk.ts';
import { HOUR_PX, type Columns } from './grid-place.ts';
import { GridGhost } from './GridGhost.tsx';
import { SessionBlock } from './SessionBlock.tsx';
import { useClashTexts } from './use-clash-texts.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { useLatest } from './use-latest.ts';
import { columnOf, useSessionKeys } from './use-place-session.ts';

interface Column {
  id: number | null;
  name: string;
  facts: string;
}

const pixels = (minutes: number, first: number) => ((minutes - first * 60) * HOUR_PX) / 60;

/** One day: halls (or topics) side by side, time downwards. */
export function DayGrid({ by, chosen }: { by: Columns; chosen: number | null }) {
  const desk = useDesk();
  const { draft, placed, day, mayChange, open, expertName } = desk;
  const language = useLanguage();
  const t = useT('agendaConsole');
  const region = useRef<HTMLDivElement>(null);
  const { ghost, grab } = useGridDrag(region, by);
  const press = useSessionKeys(by);
  const clashText = useClashTexts();
  const shown = placed.filter((one) => one.day === day);
  const columns: Column[] =
    by === 'hall'
      ? draft.halls.map(({ id, name, seats }) => ({
          id,
          name: said(name, language),
          facts: [
            name[language === 'zh' ? 'en' : 'zh'],
            seats === null ? '' : t('seats', { seats: seats.toLocaleString('en') }),
          ]
            .filter(Boolean)
            .join(t('comma')),
        }))
      : draft.topics.map(({ id, name }) => ({ id, name: said(name, language), facts: '' }));
  if (columns.length === 0 || shown.some(({ session }) => !columns.some(({ id }) => id === columnOf(session, by))))
    columns.push({ id: null, name: t(by === 'hall' ? 'noHall' : 'noTopic'), facts: '' });
  const indexOf = (id: number | null) => {
    const at = columns.findIndex((column) => column.id === id);
    return at < 0 ? columns.length - 1 : at;
  };
  const { first, last } = hoursOf(shown);
  const talks = talksBySession(draft.talks);
  const lanes = new Map(
    columns.flatMap(({ id }) => [...lanesOf(shown.filter(({ session }) => columnOf(session, by) === id))]),
  );
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const factsOf = ({ id, kind, parts, sponsor }: DraftSession) => {
    const chairs = parts.filter(({ role }) => role === 'host' || role === 'president');
    const names = chairs.map(({ expert }) => expertName(expert)).join(t('listComma'));
    const count = talks.get(id)?.length ?? 0;
    return [
      kind === 'satellite' && sponsor.zh ? said(sponsor, language) : '',
      names && t('chairs', { names }),
      count > 0 ? t('talkCount', { count }) : '',
    ]
      .filter(Boolean)
      .join(t('comma'));
  };
  const width = { minWidth: columns.length * 104 };
  const share = 100 / columns.length;
  const openOne = useLatest((id: number) => open({ kind: 'session', id }));
  const pressOne = useLatest(press);
  const grabOne = useLatest(grab);
  return (
    // In the order of the keyboard, so that it can be scrolled without a pointer.
    <div className="day-grid" ref={region} role="region" aria-label={t('grid')} tabIndex={0}>
      <div className="grid-heads" style={{ minWidth: columns.length * 104 + 48 }}>
        <span />
        {columns.map(({ id, name, facts }) => (
          <div key={id}>
            <b className="one">{name}</b>
            <span className="one small quiet">{facts}</span>
          </div>
        ))}
      </div>
      <div className="grid-body" style={{ height: pixels(last * 60, first), minWidth: columns.length * 104 + 48 }}>
        <div className="grid-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ top: pixels(hour * 60, first) }}>
              {clockText(hour * 60)}
            </span>
          ))}
        </div>
        <div
          className="grid-columns"
          data-grid={by}
          data-first={first}
          style={{ ...width, backgroundSize: `100% ${HOUR_PX}px` }}
        >
          {columns.map(({ id }) => (
            <div key={id} className="grid-column" data-column={id ?? 0} style={{ width: `${share}%` }} />
          ))}
          <div className="grid-blocks">
            {shown.map((one: Placed) => {
              const { lane = 0, of = 1 } = lanes.get(one.session.id) ?? {};
              return (
                <SessionBlock
                  key={one.session.id}
                  placed={one}
                  title={said(one.session.title, language)}
                  facts={factsOf(one.session)}
                  clash={clashText.short(one.session.id)}
                  chosen={chosen === one.session.id}
                  top={pixels(one.from, first)}
                  height={Math.max(20, pixels(one.to, first) - pixels(one.from, first) - 2)}
                  left={share * (indexOf(columnOf(one.session, by)) + lane / of)}
                  width={share / of}
                  mayChange={mayChange}
                  open={openOne}
                  press={pressOne}
                  grab={grabOne}
                />
              );
            })}
            <GridGhost ghost={ghost} by={by} first={first} share={share} indexOf={indexOf} />
          </div>
        </div>
      </div>
    </div>
  );
}

import type { DraftSession } from '@meetingapp/contract/agenda-console.ts';
import { clashesAt } from '@meetingapp/domain/agenda/ways-out.ts';
import { useRef } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { clockText, hoursOf, lanesOf, momentAt, said, talksBySession, type Placed } from '../view.ts';
import { useDesk } from './desk.ts';
import { SessionBlock } from './SessionBlock.tsx';
import { useClashTexts } from './use-clash-texts.ts';
import { HOUR_PX, useGridDrag } from './use-grid-drag.ts';
import { useSessionKeys } from './use-place-session.ts';

interface Column {
  id: number | null;
  name: string;
  facts: string;
}

const pixels = (minutes: number, first: number) => ((minutes - first * 60) * HOUR_PX) / 60;

/** One day: halls (or topics) side by side, time downwards. */
export function DayGrid({ by, chosen }: { by: 'hall' | 'topic'; chosen: number | null }) {
  const desk = useDesk();
  const { draft, placed, day, mayChange, open, expertName } = desk;
  const language = useLanguage();
  const t = useT('agendaConsole');
  const region = useRef<HTMLDivElement>(null);
  const { ghost, grab } = useGridDrag(region, by);
  const press = useSessionKeys();
  const clashText = useClashTexts();
  const shown = placed.filter((one) => one.day === day);
  const columnOf = (session: DraftSession) => (by === 'hall' ? session.hall : (session.topics[0] ?? null));
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
  if (columns.length === 0 || shown.some(({ session }) => !columns.some(({ id }) => id === columnOf(session))))
    columns.push({ id: null, name: t(by === 'hall' ? 'noHall' : 'noTopic'), facts: '' });
  const indexOf = (id: number | null) => {
    const at = columns.findIndex((column) => column.id === id);
    return at < 0 ? columns.length - 1 : at;
  };
  const { first, last } = hoursOf(shown);
  const talks = talksBySession(draft.talks);
  const lanes = new Map(
    columns.flatMap(({ id }) => [...lanesOf(shown.filter(({ session }) => columnOf(session) === id))]),
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
  const dragged = ghost && placed.find(({ session }) => session.id === ghost.id)?.session;
  const ghostClashes =
    dragged &&
    clashesAt(draft.sessions, draft.talks, dragged, {
      hall: ghost.column,
      from: momentAt(draft.zone, day, ghost.from),
      to: momentAt(draft.zone, day, ghost.to),
    });
  const openOne = (id: number) => open({ kind: 'session', id });
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
        <div className="grid-columns" style={{ ...width, backgroundSize: `100% ${HOUR_PX}px` }}>
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
                  left={share * (indexOf(columnOf(one.session)) + lane / of)}
                  width={share / of}
                  mayChange={mayChange}
                  open={openOne}
                  press={press}
                  grab={grab}
                />
              );
            })}
            {ghost && (
              <div
                className={ghostClashes ? 'ghost clash' : 'ghost'}
                style={{
                  top: pixels(ghost.from, first),
                  height: pixels(ghost.to, first) - pixels(ghost.from, first),
                  left: `calc(${share * (by === 'hall' ? indexOf(ghost.column) : indexOf(columnOf(sessionBy(shown, ghost.id))))}% + 3px)`,
                  width: `calc(${share}% - 6px)`,
                }}
              >
                {clockText(ghost.from)}–{clockText(ghost.to)}
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const noSession = { topics: [], hall: null } as unknown as DraftSession;
const sessionBy = (placed: readonly Placed[], id: number): DraftSession =>
  placed.find(({ session }) => session.id === id)?.session ?? noSession;

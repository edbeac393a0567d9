import { useRef } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { HOUR_PX, type Columns } from './grid-place.ts';
import { GridGhost } from './GridGhost.tsx';
import { SessionBlock } from './SessionBlock.tsx';
import { useDayBlocks } from './use-day-blocks.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { useLatestCallback } from '../parts/use-latest-callback.ts';
import { useSessionKeys } from './use-place-session.ts';

/** One day: halls or topics as columns, time downwards. */
export function DayGrid({ by, chosen }: { by: Columns; chosen: number | null }) {
  const { mayChange, open } = useDesk();
  const t = useT('agendaConsole');
  const region = useRef<HTMLDivElement>(null);
  const { ghost, grab } = useGridDrag(region, by);
  const press = useSessionKeys(by);
  const { columns, indexOf, share, blocks, first, last, height } = useDayBlocks(by);
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const width = { minWidth: columns.length * 104 };
  const openOne = useLatestCallback((id: number) => open({ kind: 'session', id }));
  const pressOne = useLatestCallback(press);
  const grabOne = useLatestCallback(grab);
  return (
    // Focusable, so that it can be scrolled by keyboard.
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
      <div className="grid-body" style={{ height, minWidth: columns.length * 104 + 48 }}>
        <div className="grid-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ top: (hour - first) * HOUR_PX }}>
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
            {blocks.map((block) => (
              <SessionBlock
                key={block.placed.session.id}
                {...block}
                chosen={chosen === block.placed.session.id}
                mayChange={mayChange}
                open={openOne}
                press={pressOne}
                grab={grabOne}
              />
            ))}
            <GridGhost ghost={ghost} by={by} first={first} share={share} indexOf={indexOf} />
          </div>
        </div>
      </div>
    </div>
  );
}

import './Grid.css';
import type { ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { downTo, timeGrid } from '@meetingapp/domain/agenda/time-grid.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { clockOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { LayoutProps } from '../day/AgendaDay.tsx';
import { GridCell } from './GridCell.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridScroll } from './use-grid-scroll.ts';

/** The first row and the first column are headings. */
const HEAD = 2;

/** A day as a timetable: halls across, time downwards; both heads are sticky. */
export function Grid({ programme, sessions, plan, now, day, current }: LayoutProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const keys = useGridKeys();
  const { halls, rows, cells } = timeGrid(sessions, [...programme.halls.map(({ id }) => id), null]);
  const down = day === current ? downTo(rows, now) : null;
  const scroll = useGridScroll(day, down !== null);
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const nameOf = (hall: number | null): string => {
    const found = programme.halls.find(({ id }) => id === hall);
    return found ? pickLanguage(found.name, language) : t('hall');
  };
  const lanes = halls.reduce((sum, hall) => sum + hall.lanes, 0);
  const sessionOf = (id: number): ProgrammeSession[] => [byId.get(id)].filter((one) => one !== undefined);
  return (
    <>
      <Link name="calList" params={{ cid: programme.cid }} replace className="ag-as-list">
        {t('gridAsList')}
      </Link>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="ag-scroll" role="region" aria-label={t('grid')} tabIndex={0} {...scroll} {...keys}>
        <div
          className={joinClasses('ag-time-grid', lanes === 1 && 'alone')}
          style={{
            gridTemplateRows: `auto ${rows.map(({ height }) => `calc(var(--unit) * ${height.toFixed(1)})`).join(' ')}`,
            gridTemplateColumns: `var(--times) repeat(${lanes}, var(--hall))`,
          }}
        >
          <span className="corner" />
          {rows.map(
            ({ from, begins }, at) =>
              begins && (
                <time key={from} style={{ gridRow: at + HEAD }}>
                  {clockOf(programme, new Date(from).toISOString())}
                </time>
              ),
          )}
          {rows.map(
            ({ from, begins }, at) => begins && <i key={from} className="rule" style={{ gridRow: at + HEAD }} />,
          )}
          {halls.map(({ hall, column, lanes: wide }) => (
            <section key={hall ?? 0} aria-label={nameOf(hall)}>
              <h2 style={{ gridColumn: `${column + HEAD} / span ${wide}` }}>{nameOf(hall)}</h2>
              {cells
                .filter((cell) => cell.column >= column && cell.column < column + wide)
                .flatMap((cell) =>
                  sessionOf(cell.id).map((session) => (
                    <GridCell
                      key={cell.id}
                      programme={programme}
                      session={session}
                      plan={plan}
                      now={now}
                      hall={nameOf(hall)}
                      place={{
                        gridColumn: cell.column + HEAD,
                        gridRow: `${cell.row + HEAD} / ${cell.end + HEAD}`,
                      }}
                    />
                  )),
                )}
            </section>
          ))}
          {down !== null && (
            <div
              className="ag-grid-now"
              role="img"
              aria-label={t('now', { time: clockOf(programme, new Date(now).toISOString()) })}
              style={{ transform: `translateY(calc(var(--unit) * ${down.toFixed(1)}))` }}
            />
          )}
        </div>
      </div>
    </>
  );
}

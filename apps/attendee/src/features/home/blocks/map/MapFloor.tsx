import './MapFloor.css';
import { samePlace } from '@meetingapp/domain/home/floor-places.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { minus, plus } from '@meetingapp/ui/icons/icons.ts';
import { navigation, store } from '@meetingapp/ui/icons/icons-home.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { patiently } from '../../../../lib/rendering/patiently.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { exhibitorsByBooth, useFloor } from '../../floor/use-floor.ts';
import { useVisited } from '../../floor/use-visited.ts';
import { useWaySummary } from '../../floor/use-way-summary.ts';
import { useWay } from '../../floor/use-way.ts';
import { FloorPlan } from '../../floor/FloorPlan.tsx';
import type { Home } from '../block.ts';

/** Loaded on the first tap. */
const WaySheet = lazy(() =>
  patiently(() => import('../../floor/WaySheet.tsx')).then((file) => ({ default: file.WaySheet })),
);

/** The plan's largest width, in widths of the screen. */
const MOST_ZOOM = 3;

/** Floor plan with its booths, by level, and below it the chosen place and the way to it. */
export function MapFloor({ home, zooms = false }: { home: Home; zooms?: boolean }) {
  const t = useT('home');
  const short = useWaySummary();
  const floor = useFloor(home);
  const { levels, exhibitors, chosen } = floor;
  const visited = useVisited(home.cid, exhibitors);
  const [zoom, setZoom] = useState(1);
  const [start, setStart] = useState(floor.start);
  const [stairs, setStairs] = useState(true);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  // Choosing a place switches back from another level to the right one.
  const [looked, setLooked] = useState<{ level: number; at: typeof chosen }>({ level: -1, at: null });
  const from = start && levels[start.level]?.areas[start.area] ? start : floor.start;
  const way = useWay({ levels, from, to: chosen, stairs });
  // The same sets at the next tap, so that the blocks are not rendered again.
  const taken = useMemo(() => new Set(exhibitors.map(({ booth }) => booth)), [exhibitors]);
  const seen = useMemo(
    () => new Set(exhibitors.filter(({ to }) => visited.includes(to)).map(({ booth }) => booth)),
    [exhibitors, visited],
  );
  if (levels.length === 0) return null;
  const own = looked.level >= 0 && samePlace(looked.at, chosen);
  const shown = Math.min(own ? looked.level : (chosen?.level ?? 0), levels.length - 1);
  const level = levels[shown];
  const what = chosen && floor.nameOf(chosen);
  const stand = what && what.label !== '' ? exhibitorsByBooth(exhibitors).get(what.label) : undefined;
  return (
    <section className="hb-floor" id="floor-plan" aria-label={t('floor')}>
      {levels.length > 1 && (
        <div className="levels" role="group" aria-label={t('plan.levels')}>
          {levels
            .map(({ name }, at) => (
              <button
                key={at}
                type="button"
                aria-pressed={at === shown}
                onClick={() => setLooked({ level: at, at: chosen })}
              >
                {name}
              </button>
            ))
            .toReversed()}
        </div>
      )}
      {level && (
        <div className="pan" tabIndex={zoom > 1 ? 0 : undefined} role="group" aria-label={t('floor')}>
          <div style={{ width: `${100 * zoom}%` }} data-zoom={zoom}>
            <FloorPlan
              level={level}
              taken={taken}
              visited={seen}
              marked={chosen?.level === shown ? chosen.area : -1}
              start={from?.level === shown ? from.area : -1}
              leg={way?.legs.find((leg) => leg.level === shown)}
              onChoose={(area) => floor.choose({ level: shown, area })}
            />
          </div>
        </div>
      )}
      {zooms && level && (
        <div className="zoom">
          <button
            type="button"
            aria-label={t('plan.larger')}
            disabled={zoom >= MOST_ZOOM}
            onClick={() => setZoom(zoom + 1)}
          >
            <Icon icon={plus} />
          </button>
          <button type="button" aria-label={t('plan.smaller')} disabled={zoom <= 1} onClick={() => setZoom(zoom - 1)}>
            <Icon icon={minus} />
          </button>
        </div>
      )}
      {chosen && what && (
        <div className={zooms && stand ? 'way two' : 'way'}>
          <Icon icon={way === null ? store : navigation} />
          <p role="status">
            <b>{[what.name, what.label, what.on].filter((part) => part !== '').join(' ')}</b>
            <small>{way ? short(way, levels) : stand?.field}</small>
          </p>
          {zooms && stand && stand.to !== '' && (
            <AddressLink address={stand.to} className="enter">
              {t('plan.enter')}
            </AddressLink>
          )}
          {from && !samePlace(from, chosen) && (
            <button type="button" onClick={() => setSheet('open')}>
              {t('plan.go')}
            </button>
          )}
        </div>
      )}
      {sheet !== 'never' && chosen && from && (
        <Suspense>
          <WaySheet
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            {...{ floor, way, from, stairs, setStairs }}
            to={chosen}
            onFrom={setStart}
          />
        </Suspense>
      )}
    </section>
  );
}

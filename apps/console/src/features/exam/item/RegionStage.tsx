import type { Picture, Region } from '@meetingapp/contract/exam/item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { handlesOf, movedRegion, reshapedRegion, withoutCorner, type Point } from '@meetingapp/domain/exam/region.ts';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { RegionShape, regionKind } from './RegionShape.tsx';

interface Props {
  picture: Picture;
  regions: readonly Region[];
  chosen: number;
  choose: (at: number) => void;
  onChange: (at: number, region: Region) => void;
}

const WHOLE = 10_000;
/** Arrow keys move by half a hundredth of the picture, with Shift by a tenth of that. */
const STEP = 50;
const SMALL_STEP = 5;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Drag {
  at: number;
  /** Null: the whole region moves. */
  handle: number | null;
  from: Point;
  region: Region;
  now: Region;
}

const place = ({ x, y }: Point) => ({ left: `${x / 100}%`, top: `${y / 100}%` });

/** Where the label of a region stands: below it, so that regions around the same point keep theirs apart. */
function lowestOf(region: Region): Point {
  if (region.shape === 'ellipse') return { x: region.x, y: Math.min(WHOLE, region.y + region.ry) };
  return region.points.reduce((lowest, point) => (point.y > lowest.y ? point : lowest));
}

/** The regions on their picture: moved and shaped by pointer, or by arrow keys on the button in the middle and at the handles. */
export function RegionStage({ picture, regions, chosen, choose, onChange }: Props) {
  const t = useT('examItem');
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const shown = (at: number, region: Region): Region => (drag?.at === at ? drag.now : region);

  function spot({ clientX, clientY }: PointerEvent): Point {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: ((clientX - box.left) / box.width) * WHOLE, y: ((clientY - box.top) / box.height) * WHOLE };
  }
  function grab(event: PointerEvent, at: number, handle: number | null): void {
    const region = regions[at];
    if (event.button !== 0 || !region) return;
    stage.current?.setPointerCapture(event.pointerId);
    choose(at);
    setDrag({ at, handle, from: spot(event), region, now: region });
  }
  function pull(event: PointerEvent): void {
    if (!drag) return;
    const to = spot(event);
    const by = { x: to.x - drag.from.x, y: to.y - drag.from.y };
    const now = drag.handle === null ? movedRegion(drag.region, by) : reshapedRegion(drag.region, drag.handle, by);
    setDrag({ ...drag, now });
  }
  function drop(): void {
    if (drag && drag.now !== drag.region) onChange(drag.at, drag.now);
    setDrag(null);
  }
  function press(event: KeyboardEvent, at: number, handle: number | null): void {
    const region = regions[at];
    if (!region) return;
    if (event.key === 'Delete' && handle !== null) return onChange(at, withoutCorner(region, handle));
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    const by = { x: move[0] * step, y: move[1] * step };
    onChange(at, handle === null ? movedRegion(region, by) : reshapedRegion(region, handle, by));
  }
  return (
    <div
      ref={stage}
      className="item-stage"
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
    >
      <img src={picture.address} alt={pickLanguage(picture.alt, language)} draggable={false} />
      <svg viewBox={`0 0 ${WHOLE} ${WHOLE}`} preserveAspectRatio="none" aria-hidden="true">
        {regions.map((saved, at) => {
          const region = shown(at, saved);
          const className = `${regionKind(region)}${at === chosen ? ' on' : ''}`;
          return (
            <RegionShape
              key={at}
              region={region}
              className={className}
              onPointerDown={(event) => grab(event, at, null)}
            />
          );
        })}
      </svg>
      {regions.map((saved, at) => {
        const region = shown(at, saved);
        const name = t('region', { number: at + 1 });
        return (
          <button
            key={at}
            type="button"
            className={`item-region ${regionKind(region)}`}
            style={place(lowestOf(region))}
            aria-label={t('regionButton', { name, percent: region.percent })}
            aria-pressed={at === chosen}
            onClick={() => choose(at)}
            onFocus={() => choose(at)}
            onPointerDown={(event) => grab(event, at, null)}
            onKeyDown={(event) => press(event, at, null)}
          >
            {region.percent}%
          </button>
        );
      })}
      {regions.map((saved, at) =>
        at === chosen
          ? handlesOf(shown(at, saved)).map((point, handle) => (
              <button
                key={handle}
                type="button"
                className="item-handle"
                style={place(point)}
                aria-label={t(saved.shape === 'ellipse' ? (handle === 0 ? 'width' : 'height') : 'corner', {
                  number: handle + 1,
                })}
                onPointerDown={(event) => grab(event, at, handle)}
                onKeyDown={(event) => press(event, at, handle)}
              />
            ))
          : null,
      )}
    </div>
  );
}

import type { WayLeg } from '@meetingapp/domain/home/floor-way.ts';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { pulled, type Area, type Box, type Level } from '../view.ts';

interface Props {
  level: Level;
  chosen: number;
  wrong: (at: number) => boolean;
  nameOf: (at: number) => string;
  leg: WayLeg | undefined;
  onChoose: (at: number) => void;
  onMove: (at: number, box: Box) => void;
}

interface Pull {
  at: number;
  how: 'move' | 'size';
  from: { x: number; y: number };
  box: Box;
  now: Box;
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A level from above: areas are moved and resized with the mouse or the arrow keys (with Shift: resized). */
export function FloorCanvas({ level, chosen, wrong, nameOf, leg, onChoose, onMove }: Props) {
  const t = useT('homeConsole');
  const drawing = useRef<SVGSVGElement>(null);
  const [pull, setPull] = useState<Pull | null>(null);
  const tall = level.width === null || level.depth === null ? 100 : (100 * level.depth) / level.width;
  const down = (y: number): number => (y * tall) / 100;

  /** Pointer position, in percent of the level. */
  function spot({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const frame = drawing.current?.getBoundingClientRect();
    if (!frame) return { x: 0, y: 0 };
    return { x: ((clientX - frame.left) / frame.width) * 100, y: ((clientY - frame.top) / frame.height) * 100 };
  }
  function grab(event: PointerEvent, at: number, how: Pull['how']): void {
    const area = level.areas[at];
    if (!area || event.button !== 0) return;
    event.stopPropagation();
    drawing.current?.setPointerCapture(event.pointerId);
    onChoose(at);
    const { x, y, w, h } = area;
    setPull({ at, how, from: spot(event), box: { x, y, w, h }, now: { x, y, w, h } });
  }
  function drag(event: PointerEvent): void {
    if (!pull) return;
    const { x, y } = spot(event);
    setPull({ ...pull, now: pulled(pull.box, { x: x - pull.from.x, y: y - pull.from.y }, pull.how) });
  }
  function drop(): void {
    if (pull && JSON.stringify(pull.now) !== JSON.stringify(pull.box)) onMove(pull.at, pull.now);
    setPull(null);
  }
  function press(event: KeyboardEvent, at: number, area: Area): void {
    if (event.key === 'Enter' || event.key === ' ') onChoose(at);
    const by = steps[event.key];
    if (by) onMove(at, pulled(area, by, event.shiftKey ? 'size' : 'move'));
    if (by || event.key === ' ') event.preventDefault();
  }
  return (
    <svg
      ref={drawing}
      className="floor"
      viewBox={`0 0 100 ${tall}`}
      role="group"
      aria-label={t('floor')}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setPull(null)}
    >
      <rect className="ground" width="100" height={tall} />
      {level.areas.map((area, at) => {
        const { x, y, w, h } = pull?.at === at ? pull.now : area;
        const name = nameOf(at);
        return (
          <g
            key={at}
            className={[area.kind, at === chosen ? 'chosen' : '', wrong(at) ? 'wrong' : ''].join(' ')}
            role="button"
            tabIndex={0}
            aria-pressed={at === chosen}
            aria-label={t('areaAt', { name, x, y, w, h })}
            onPointerDown={(event) => grab(event, at, 'move')}
            onKeyDown={(event) => press(event, at, area)}
            onFocus={() => onChoose(at)}
          >
            <rect x={x} y={down(y)} width={w} height={down(h)} rx="0.6" />
            <text x={x + w / 2} y={down(y + h / 2) + 1.1} textAnchor="middle">
              {area.label || name}
            </text>
          </g>
        );
      })}
      {leg && <polyline className="way" points={leg.points.map(({ x, y }) => `${x},${down(y)}`).join(' ')} />}
      {level.areas.map((area, at) => {
        if (at !== chosen) return null;
        const { x, y, w, h } = pull?.at === at ? pull.now : area;
        return (
          <rect
            key={at}
            className="handle"
            x={x + w - 1.6}
            y={down(y + h) - 1.6}
            width="3.2"
            height="3.2"
            onPointerDown={(event) => grab(event, at, 'size')}
          />
        );
      })}
    </svg>
  );
}

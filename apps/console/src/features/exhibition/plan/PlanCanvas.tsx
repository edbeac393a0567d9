import { shifted, type PlannedBooth } from '@meetingapp/domain/exhibition/booth-plan.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Plan, PlanDraft } from './use-plan-draft.ts';

type State = Plan['levels'][number]['booths'][number]['state'];

interface PlanCanvasProps {
  plan: Plan;
  /** Position of the level that shows. */
  level: number;
  draft: PlanDraft;
  stateOf: (booth: PlannedBooth) => State;
  mayRemove: (booth: PlannedBooth) => boolean;
}

interface Pull {
  at: number;
  how: 'move' | 'size';
  from: { x: number; y: number };
  now: Pick<PlannedBooth, 'x' | 'y' | 'w' | 'h'>;
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Height of the drawing at most, in hundredths of the window's. */
const TALLEST_VH = 68;
/** Height of a level that is not measured, in hundredths of its width. */
const USUAL_TALL = 56;

/** A level from above. Booths are moved and resized with the pointer or the keys; what is fixed stands behind them. */
export function PlanCanvas({ plan, level: shown, draft, stateOf, mayRemove }: PlanCanvasProps) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  const drawing = useRef<SVGSVGElement>(null);
  const [pull, setPull] = useState<Pull | null>(null);
  const level = plan.levels[shown];
  if (!level) return null;
  const tall = level.width === null || level.depth === null ? USUAL_TALL : (100 * level.depth) / level.width;
  const down = (y: number): number => (y * tall) / 100;
  const { booths, chosen } = draft;

  function spot({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const frame = drawing.current?.getBoundingClientRect();
    if (!frame) return { x: 0, y: 0 };
    return { x: ((clientX - frame.left) / frame.width) * 100, y: ((clientY - frame.top) / frame.height) * 100 };
  }
  function grab(event: PointerEvent, at: number, how: Pull['how']): void {
    const booth = booths[at];
    if (!booth || event.button !== 0) return;
    event.stopPropagation();
    drawing.current?.setPointerCapture(event.pointerId);
    draft.choose(at);
    setPull({ at, how, from: spot(event), now: booth });
  }
  function drag(event: PointerEvent): void {
    const booth = pull && booths[pull.at];
    if (!pull || !booth) return;
    const { x, y } = spot(event);
    setPull({ ...pull, now: shifted(booth, { x: x - pull.from.x, y: y - pull.from.y }, pull.how) });
  }
  function drop(): void {
    const booth = pull && booths[pull.at];
    setPull(null);
    if (!pull || !booth) return;
    const { x, y, w, h } = pull.now;
    if (x !== booth.x || y !== booth.y || w !== booth.w || h !== booth.h) draft.set(pull.at, { x, y, w, h }, '');
  }
  function press(event: KeyboardEvent, at: number): void {
    const booth = booths[at];
    const by = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') draft.choose(at);
    else if (by) draft.shift(at, by, event.shiftKey ? 'size' : 'move');
    else if ((event.key === 'Delete' || event.key === 'Backspace') && booth && mayRemove(booth)) draft.remove(at);
    else return;
    event.preventDefault();
  }
  return (
    <svg
      ref={drawing}
      className="exh-canvas"
      viewBox={`0 0 100 ${tall}`}
      // The drawing fills its frame, so that the pointer is where it seems to be.
      style={{ width: `min(100%, ${(100 * TALLEST_VH) / tall}vh)` }}
      role="group"
      aria-label={t('plan')}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setPull(null)}
    >
      <rect className="ground" width="100" height={tall} />
      {level.fixed.map(({ kind, label, name, x, y, w, h }, at) => (
        <g key={at} className="fixed">
          <rect x={x} y={down(y)} width={w} height={down(h)} rx="0.4" />
          <text x={x + w / 2} y={down(y + h / 2) + 0.6} textAnchor="middle">
            {kind === 'booth' ? '' : label || pickLanguage(name, language)}
          </text>
        </g>
      ))}
      {booths.map((booth, at) => {
        if (booth.level !== shown) return null;
        const { x, y, w, h } = pull?.at === at ? pull.now : booth;
        const state = stateOf(booth);
        return (
          <g
            key={at}
            className={`booth ${state} ${at === chosen ? 'chosen' : ''}`}
            role="button"
            tabIndex={0}
            aria-pressed={at === chosen}
            aria-label={t('editor.box', { label: booth.label, state: t(`states.${state}`), x, y, w, h })}
            onPointerDown={(event) => grab(event, at, 'move')}
            onKeyDown={(event) => press(event, at)}
            onFocus={() => draft.choose(at)}
          >
            <rect x={x} y={down(y)} width={w} height={down(h)} rx="0.4" />
            <text x={x + w / 2} y={down(y + h / 2) + 0.6} textAnchor="middle">
              {booth.label}
            </text>
          </g>
        );
      })}
      <Handle box={pull?.at === chosen ? pull.now : booths[chosen]} level={shown} {...{ draft, down }} grab={grab} />
    </svg>
  );
}

interface HandleProps {
  box: Pick<PlannedBooth, 'x' | 'y' | 'w' | 'h'> | undefined;
  level: number;
  draft: PlanDraft;
  down: (y: number) => number;
  grab: (event: PointerEvent, at: number, how: 'size') => void;
}

/** The corner of the chosen booth that changes its size. */
function Handle({ box, level, draft, down, grab }: HandleProps) {
  if (!box || draft.booths[draft.chosen]?.level !== level) return null;
  return (
    <rect
      className="handle"
      x={box.x + box.w - 0.9}
      y={down(box.y + box.h) - 0.9}
      width="1.8"
      height="1.8"
      onPointerDown={(event) => grab(event, draft.chosen, 'size')}
    />
  );
}

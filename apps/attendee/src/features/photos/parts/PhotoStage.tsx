import type { Box, Gesture } from '@meetingapp/domain/photos/placement.ts';
import { followPointers } from '@meetingapp/ui/media/zoom-gestures.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { Canvas } from './Canvas.tsx';

interface PhotoStageProps {
  page: { width: number; height: number };
  /** The part of the page in which the photo shows. */
  window: Box;
  /** Where faces belong; shown as a guide, never part of the picture. Null: no guide. */
  guide: Box | null;
  density: number;
  draw: (context: CanvasRenderingContext2D) => void;
  label: string;
  /** Null: there is no photo to move. */
  onGesture: ((gesture: Gesture) => void) | null;
  round?: boolean;
  children?: ReactNode;
}

const STEP_PX = 20;
const FINE_PX = 2;
const ZOOM_STEP = 1.1;
const TURN_STEP = 5;

const keys: Readonly<Record<string, Gesture>> = {
  ArrowLeft: { by: { x: -1, y: 0 } },
  ArrowRight: { by: { x: 1, y: 0 } },
  ArrowUp: { by: { x: 0, y: -1 } },
  ArrowDown: { by: { x: 0, y: 1 } },
  '+': { times: ZOOM_STEP },
  '=': { times: ZOOM_STEP },
  '-': { times: 1 / ZOOM_STEP },
  ',': { turn: -TURN_STEP },
  '.': { turn: TURN_STEP },
};

/** The page with its photo: one finger moves it, two scale and turn it; arrows, plus, minus, comma and full stop do the same. */
export function PhotoStage(props: PhotoStageProps) {
  const { page, window, guide, density, draw, label, onGesture, round, children } = props;
  const t = useT('photos');
  const stage = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const movable = onGesture !== null;

  const tell = useEffectEvent((gesture: Gesture) => onGesture?.(gesture));
  /** Pixels of the page per pixel of the screen. */
  const scale = useEffectEvent(() => page.width / Math.max(1, stage.current?.clientWidth ?? 1));
  const fromMiddle = useEffectEvent((at: { x: number; y: number }) => ({
    x: at.x * scale() - (window.x + window.width / 2),
    y: at.y * scale() - (window.y + window.height / 2),
  }));
  const onPage = useEffectEvent((by: { x: number; y: number }) => ({ x: by.x * scale(), y: by.y * scale() }));

  const press = useEffectEvent((event: KeyboardEvent) => {
    const gesture = keys[event.key];
    if (!gesture || !onGesture || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_PX : STEP_PX;
    onGesture(gesture.by ? { by: { x: gesture.by.x * step, y: gesture.by.y * step } } : gesture);
  });

  useEffect(() => {
    const { current } = stage;
    if (!current || !movable) return;
    const key = (event: KeyboardEvent) => press(event);
    current.addEventListener('keydown', key);
    const stop = followPointers(current, {
      onMove: (by) => tell({ by: onPage(by) }),
      onPinch: (times, at, by, turn) => tell({ times, turn, by: onPage(by), at: fromMiddle(at) }),
      onTap: () => undefined,
      onDoubleTap: () => undefined,
      onEnd: () => undefined,
    });
    return () => {
      current.removeEventListener('keydown', key);
      stop();
    };
  }, [movable]);

  const percent = (value: number, of: number) => `${(value / of) * 100}%`;
  return (
    <div className={joinClasses('ph-stage', page.width > page.height && 'wide', round && 'round')}>
      <div
        ref={stage}
        className={joinClasses('ph-page', movable && 'movable')}
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
        role="application"
        aria-label={label}
        aria-describedby={movable ? hintId : undefined}
        tabIndex={0}
      >
        <Canvas {...page} density={density} draw={draw} />
        {movable && guide && (
          <span
            className="ph-guide"
            aria-hidden="true"
            style={{
              left: percent(guide.x, page.width),
              top: percent(guide.y, page.height),
              width: percent(guide.width, page.width),
              height: percent(guide.height, page.height),
            }}
          />
        )}
        {movable && (
          <span
            className="ph-hint"
            aria-hidden="true"
            style={{
              left: percent(window.x + window.width / 2, page.width),
              bottom: percent(page.height - window.y - window.height, page.height),
            }}
          >
            {t('gestures')}
          </span>
        )}
      </div>
      {movable && (
        <span className="sr" id={hintId}>
          {t('keys')}
        </span>
      )}
      {children}
    </div>
  );
}

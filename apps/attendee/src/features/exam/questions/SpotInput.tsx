import type { KeyboardEvent, MouseEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { QuestionProps } from './question-props.ts';

const WHOLE = 10_000;
const STEP = 250;
const SMALL_STEP = 50;
const MIDDLE = { x: WHOLE / 2, y: WHOLE / 2 };

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (value: number): number => Math.round(Math.min(WHOLE, Math.max(0, value)));

/** A point in a picture: by tap, or with the arrow keys (with Shift in small steps). */
export function SpotInput({ question, answer, labelledBy, onAnswer }: QuestionProps<'spot'>) {
  const t = useT('exam');
  const { address, width, height, alt } = question.picture;
  const point = answer?.kind === 'spot' ? answer : null;
  const put = (x: number, y: number) => onAnswer({ kind: 'spot', x: within(x), y: within(y) });
  function tap(event: MouseEvent<HTMLButtonElement>) {
    // A press of the keyboard has no place.
    if (event.detail === 0) return put((point ?? MIDDLE).x, (point ?? MIDDLE).y);
    const box = event.currentTarget.getBoundingClientRect();
    put(((event.clientX - box.left) / box.width) * WHOLE, ((event.clientY - box.top) / box.height) * WHOLE);
  }
  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    const from = point ?? MIDDLE;
    put(from.x + move[0] * step, from.y + move[1] * step);
  }
  const percent = (value: number) => Math.round(value / 100);
  return (
    <>
      <p className="exam-hint">{t('spot')}</p>
      <button
        type="button"
        className="exam-spot"
        aria-labelledby={labelledBy}
        aria-describedby="exam-spot-place"
        onClick={tap}
        onKeyDown={press}
      >
        <img src={address} width={width} height={height} alt={alt} draggable={false} />
        {point && <i aria-hidden="true" style={{ left: `${point.x / 100}%`, top: `${point.y / 100}%` }} />}
      </button>
      <p className="exam-hint" id="exam-spot-place" aria-live="polite">
        {point ? t('spotAt', { x: percent(point.x), y: percent(point.y) }) : t('spotNone')}
      </p>
    </>
  );
}

import './LetterIndex.css';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Letter index at the edge: sliding a finger or the arrow keys jumps to that part of the list. */
export function LetterIndex({ letters, onChoose }: { letters: readonly string[]; onChoose: (letter: string) => void }) {
  const t = useT('people');
  const [chosen, setChosen] = useState(0);
  const [held, setHeld] = useState(false);
  const last = letters.length - 1;
  const at = Math.min(chosen, last);

  function choose(wanted: number): void {
    const next = Math.max(0, Math.min(last, wanted));
    setChosen(next);
    const letter = letters[next];
    if (letter !== undefined) onChoose(letter);
  }

  function follow(event: PointerEvent<HTMLDivElement>): void {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    choose(Math.floor(((event.clientY - top) / height) * letters.length));
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    const wanted = step !== undefined ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? last : null;
    if (wanted === null) return;
    event.preventDefault();
    choose(wanted);
  }

  return (
    <div
      className="letter-index"
      role="slider"
      tabIndex={0}
      aria-label={t('letters')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={t('letter', { letter: letters[at] ?? '' })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
        follow(event);
      }}
      onPointerMove={(event) => held && follow(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      {letters.map((letter, index) => (
        <span key={letter} className={held && index === at ? 'on' : undefined} aria-hidden="true">
          {letter}
        </span>
      ))}
    </div>
  );
}

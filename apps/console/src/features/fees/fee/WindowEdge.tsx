import { shiftDays } from '@meetingapp/domain/zoned.ts';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { placeOf, type Range } from '../parts/timeline-range.ts';
import { dayText } from '../parts/day-text.ts';

interface WindowEdgeProps {
  label: string;
  /** ISO 8601 in UTC. */
  at: string;
  range: Range;
  zone: string;
  move: (to: string) => void;
}

const DAY_MS = 86_400_000;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -7, PageUp: 7 };

/** Start or end of a window: dragged by days, or moved by keys (arrows one day, Page Up and Page Down one week). */
export function WindowEdge({ label, at, range, zone, move }: WindowEdgeProps) {
  const language = useLanguage();
  const [held, setHeld] = useState<{ x: number; at: string; width: number } | null>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const shifted = (from: string, days: number) => shiftDays(zone, new Date(from), days).toISOString();
  const text = dayText(at, zone, language, true);
  return (
    <span
      ref={handle}
      className={held ? 'edge held' : 'edge'}
      style={{ left: `${placeOf(Date.parse(at), range)}%` }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={Math.floor(range.from / DAY_MS)}
      aria-valuemax={Math.ceil(range.until / DAY_MS)}
      aria-valuenow={Math.floor(Date.parse(at) / DAY_MS)}
      aria-valuetext={text}
      onKeyDown={(event) => {
        const days = steps[event.key];
        if (days === undefined || event.altKey || event.metaKey) return;
        event.preventDefault();
        move(shifted(at, days));
      }}
      onPointerDown={(event) => {
        event.preventDefault();
        handle.current?.focus();
        handle.current?.setPointerCapture(event.pointerId);
        setHeld({ x: event.clientX, at, width: handle.current?.parentElement?.clientWidth ?? 1 });
      }}
      onPointerMove={(event) => {
        if (!held) return;
        const days = Math.round((((event.clientX - held.x) / held.width) * (range.until - range.from)) / DAY_MS);
        const to = shifted(held.at, days);
        if (to !== at) move(to);
      }}
      onPointerUp={() => setHeld(null)}
      onPointerCancel={() => setHeld(null)}
    >
      <span className="at" aria-hidden="true">
        {text}
      </span>
    </span>
  );
}

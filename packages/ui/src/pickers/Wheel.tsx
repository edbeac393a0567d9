import './Wheel.css';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';

export interface WheelOption {
  value: string;
  label: string;
}

export interface WheelProps {
  label: string;
  options: readonly WheelOption[];
  value: string;
  /** Called for each row that passes the centre, so that confirming during the movement takes the visible value. */
  onChange: (value: string) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Row height in CSS pixels, with fractions; 0 when there is nothing to scroll. Measured from the scroll height, because rows are drawn
 * smaller towards the edges.
 */
function rowHeight(wheel: HTMLElement): number {
  const rows = wheel.childElementCount;
  return rows > 1 ? (wheel.scrollHeight - wheel.clientHeight) / (rows - 1) : 0;
}

/** One snapping column: scrolled by finger, chosen by tap, moved by arrow keys. Must be inside `wheels`. */
export function Wheel({ label, options, value, onChange }: WheelProps) {
  const id = useId();
  const wheel = useRef<HTMLDivElement>(null);
  const found = options.findIndex((option) => option.value === value);
  const at = Math.max(0, found);

  // An effect, not a layout effect: the surrounding sheet opens in its layout effect, and a closed element cannot be scrolled.
  useEffect(() => {
    const node = wheel.current;
    const height = node ? rowHeight(node) : 0;
    if (node && height > 0 && Math.round(node.scrollTop / height) !== at) node.scrollTop = at * height;
  }, [at, options.length]);

  function take(index: number) {
    const option = options[Math.min(options.length - 1, Math.max(0, index))];
    if (option && option.value !== value) onChange(option.value);
  }
  function scrolled() {
    const node = wheel.current;
    const height = node ? rowHeight(node) : 0;
    if (node && height > 0) take(Math.round(node.scrollTop / height));
  }
  function key(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    take(at + step);
  }

  return (
    <div
      className="wheel"
      ref={wheel}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={`${id}${at}`}
      onScroll={scrolled}
      onKeyDown={key}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === at}
          data-far={Math.abs(index - at)}
          onClick={() => take(index)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}

import './Ripple.css';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { Button } from './Button.tsx';
import type { ButtonProps } from './Button.tsx';

/** Duration of a ripple in milliseconds; the same as in Ripple.css. */
export const RIPPLE_MS = 660;

interface Drop {
  key: number;
  left: number;
  top: number;
}

/** A Button with a ripple from the touched point. */
export function RippleButton({ children, onPointerDown, ...rest }: ButtonProps) {
  const [drops, setDrops] = useState<readonly Drop[]>([]);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  function touch(event: PointerEvent<HTMLButtonElement>) {
    onPointerDown?.(event);
    if (rest.disabled || rest.loading) return;
    const box = event.currentTarget.getBoundingClientRect();
    const drop = { key: (count.current += 1), left: event.clientX - box.left, top: event.clientY - box.top };
    setDrops((now) => [...now, drop]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setDrops((now) => now.filter((one) => one !== drop));
    }, RIPPLE_MS);
    timers.current.add(timer);
  }

  return (
    <Button {...rest} onPointerDown={touch}>
      {children}
      <span className="ripple" aria-hidden="true">
        {drops.map((drop) => (
          <i key={drop.key} style={{ left: drop.left, top: drop.top }} />
        ))}
      </span>
    </Button>
  );
}

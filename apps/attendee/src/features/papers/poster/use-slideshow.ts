import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds for which one poster is shown. */
export const SHOWN_MS = 20_000;
const TICK_MS = 250;

/** Cycles through `count` posters; the list may grow or shrink while it runs. */
export function useSlideshow(count: number) {
  const [at, setAt] = useState(0);
  const [passed, setPassed] = useState(0);
  const [paused, setPaused] = useState(false);
  const place = at % Math.max(1, count);
  const go = (by: number): void => {
    setAt((place + by + count) % Math.max(1, count));
    setPassed(0);
  };
  const tick = useEffectEvent(() => {
    if (paused || document.visibilityState !== 'visible') return;
    if (passed + TICK_MS >= SHOWN_MS) go(1);
    else setPassed(passed + TICK_MS);
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.key === 'ArrowRight' || event.key === 'PageDown') go(1);
    else if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(-1);
    else if (event.key === ' ' && !onControl) setPaused(!paused);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return { place, part: passed / SHOWN_MS, paused, go, toggle: () => setPaused(!paused) };
}

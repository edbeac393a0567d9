const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/** Fulfilled once nobody has tapped, typed or scrolled for `quiet` milliseconds, and after `atMost` in any case. */
export function quietMoment(quiet: number, atMost: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = { capture: true, passive: true };
    const end = (): void => {
      clearTimeout(timer);
      clearTimeout(latest);
      for (const touch of touches) removeEventListener(touch, again, listening);
      resolve();
    };
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    };
    let timer = setTimeout(end, quiet);
    const latest = setTimeout(end, atMost);
    for (const touch of touches) addEventListener(touch, again, listening);
  });
}

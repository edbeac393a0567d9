import { createElement, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { afterFirstPaint } from './after-first-paint.ts';

/**
 * A part of every page, loaded after the page, or at once when it is wanted earlier. Returns what draws it; until then that is
 * nothing.
 * @param load the same function at each render
 * @param onMissing called when it is wanted and cannot be loaded; it is loaded again when it is wanted the next time
 */
export function useLatePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  onMissing: () => void = () => undefined,
): (props: P) => ReactNode {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const miss = useEffectEvent(() => {
    if (wanted) onMissing();
  });
  useEffect(() => {
    if (Part) return;
    let changed = false;
    void (wanted ? Promise.resolve() : afterFirstPaint()).then(() => {
      if (!changed) void load().then((found) => setPart(() => found), miss);
    });
    return () => {
      changed = true;
    };
  }, [load, wanted, Part]);
  return (props) => Part && createElement(Part, props);
}

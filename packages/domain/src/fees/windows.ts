/** A time span with a price; other fields are irrelevant here. */
interface Span {
  /** ISO 8601 in UTC. */
  from: string;
  until: string;
}

export type WindowFault = 'window_empty' | 'windows_overlap';

/** Faults of one fee's windows, by index in the list; they may be in any order and have gaps. */
export function windowFaults(windows: readonly Span[]): { index: number; reason: WindowFault }[] {
  return windows.flatMap((window, index): { index: number; reason: WindowFault }[] => {
    if (!(at(window.from) < at(window.until))) return [{ index, reason: 'window_empty' }];
    const clashes = windows.some(
      (other, place) => place !== index && at(other.from) < at(window.until) && at(window.from) < at(other.until),
    );
    return clashes ? [{ index, reason: 'windows_overlap' }] : [];
  });
}

const at = (instant: string) => Date.parse(instant);

/**
 * Moves one edge of a window. An adjacent window's edge moves with it, so that no gap or overlap results; an edge is never moved past
 * another one.
 */
export function moveEdge<W extends Span>(windows: readonly W[], index: number, edge: keyof Span, to: string): W[] {
  const moved = windows[index];
  if (!moved) return [...windows];
  const other = edge === 'from' ? 'until' : 'from';
  const next = windows.map((window, place) => {
    if (place === index) return { ...window, [edge]: to };
    return at(window[other]) === at(moved[edge]) ? { ...window, [other]: to } : window;
  });
  return windowFaults(next).length > 0 ? [...windows] : next;
}

import { entries } from './entry.ts';

/**
 * Sheets, dialogs, pictures and full-screen players that lie above the page. Each takes one step of the browser's history, with the
 * address of its page, so that Back closes the topmost. An entry whose layer has closed is dead: nobody stops on it.
 */
interface Layer {
  close: () => void;
}

/** Milliseconds after which a step that the browser did not make is given up. */
const STEP_TIMEOUT_MS = 500;

const open: Layer[] = [];
/** What waits until the browser has made a step; null while it makes none. */
let waiting: (() => void)[] | null = null;
let settling: ReturnType<typeof setTimeout> | undefined;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** Runs a step of history after the one under way: browsers make them later, and would mix them. */
export function whenStill(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

/** Moves by a number of entries. */
export function travel(by: number): void {
  cancelSettling();
  waiting = [];
  timeout = setTimeout(arrive, STEP_TIMEOUT_MS);
  window.history.go(by);
}

function arrive(): void {
  clearTimeout(timeout);
  const due = waiting ?? [];
  waiting = null;
  for (const run of due) whenStill(run);
  leave();
}

/** What waits until nothing lies above the page. */
let leaving: (() => void)[] = [];

/** Runs what leaves or reloads the page once every layer has closed and given up its entry: a step under way would undo it. */
export function afterLayers(run: () => void): void {
  leaving.push(run);
  if (entries.layer() === 0) leave();
}

function leave(): void {
  if (open.length > 0 || waiting) return;
  const due = leaving;
  leaving = [];
  for (const run of due) run();
}

export function cancelSettling(): void {
  clearTimeout(settling);
}

/** Later in the same turn, another layer may open, or another page, which takes over the dead entry. */
export function settleLater(): void {
  clearTimeout(settling);
  settling = setTimeout(() => whenStill(settle));
}

/** Makes the entry match the open layers. */
function settle(): void {
  const layer = entries.layer();
  if (layer > open.length) travel(open.length - layer);
  for (let next = layer + 1; next <= open.length; next += 1)
    entries.write('push', { ...(entries.current() ?? entries.first()), layer: next }, entries.address());
  leave();
}

/** Notes that a layer has opened, whose `close` Back calls; the returned function notes that it has closed. */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  cancelSettling();
  whenStill(settle);
  return () => {
    const at = open.indexOf(layer);
    if (at === -1) return;
    open.splice(at, 1);
    settleLater();
  };
}

/** Handles a step of the browser; true when it stayed on the same page. */
export function handleStep(): boolean {
  const before = entries.reach();
  const now = entries.current();
  const same = now !== null && before?.entry?.index === now.index;
  // The page's address changed while a layer was open above it.
  if (same && before.entry && now.layer < before.entry.layer && before.address !== entries.address())
    entries.write('replace', { ...before.entry, layer: now.layer }, before.address);
  const own = waiting !== null;
  if (own) arrive();
  else if (same) for (let top = open.length - 1; top >= now.layer; top -= 1) open[top]?.close();
  if (same || (now?.layer ?? 0) > 0) settleLater();
  return same;
}

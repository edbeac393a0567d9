import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work before yielding to the event loop. */
const longest = 8;

/** Call between units of work: waits for the next turn of the event loop once the time since the last one exceeds the limit. */
export function cooperative(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longest) return undefined;
    return nextTurn().then(() => {
      began = performance.now();
    });
  };
}

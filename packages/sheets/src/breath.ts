import { setImmediate as nextTurn } from 'node:timers/promises';

/** After so many milliseconds of work others get their turn. */
const longest = 8;

/** Call it between pieces of work: it waits for the next turn of the event loop when the last one has lasted too long. */
export function breathing(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longest) return undefined;
    return nextTurn().then(() => {
      began = performance.now();
    });
  };
}

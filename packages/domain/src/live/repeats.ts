const WINDOW_MS = 60_000;
/** So many times within the window, and the next is held back. */
const OFTEN = 5;

/** Who said what within the last minute; each key is a message's bare text. */
export type Repeats = Map<string, { writer: number; at: number }[]>;

/** Whether this says what its writer, or many others, have just said. What is asked about is noted. */
export function isRepeated(repeats: Repeats, bare: string, writer: number, at: number): boolean {
  const before = (repeats.get(bare) ?? []).filter((one) => one.at > at - WINDOW_MS);
  // Short cheers are said by everybody: 好, 谢谢, 666.
  const short = [...bare].length <= 4;
  const repeated = !short && (before.some((one) => one.writer === writer) || before.length >= OFTEN);
  repeats.set(bare, [...before, { writer, at }].slice(-OFTEN));
  return repeated;
}

/** What is older than the window is let go of. */
export function forgetRepeats(repeats: Repeats, at: number): void {
  for (const [bare, said] of repeats) if ((said.at(-1)?.at ?? 0) <= at - WINDOW_MS) repeats.delete(bare);
}

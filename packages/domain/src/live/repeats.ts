const WINDOW_MS = 60_000;
/** Repetitions within the window before the next message is held. */
const OFTEN = 5;

/** Messages of the last minute, with their writers; each key is a message's normalised text. */
export type Repeats = Map<string, { writer: number; at: number }[]>;

/** True when the text repeats what its writer, or many others, have just written. Records the message. */
export function isRepeated(repeats: Repeats, bare: string, writer: number, at: number): boolean {
  const before = (repeats.get(bare) ?? []).filter((one) => one.at > at - WINDOW_MS);
  // Short cheers are common: 好, 谢谢, 666.
  const short = [...bare].length <= 4;
  const repeated = !short && (before.some((one) => one.writer === writer) || before.length >= OFTEN);
  repeats.set(bare, [...before, { writer, at }].slice(-OFTEN));
  return repeated;
}

/** Removes entries older than the window. */
export function purgeRepeats(repeats: Repeats, at: number): void {
  for (const [bare, said] of repeats) if ((said.at(-1)?.at ?? 0) <= at - WINDOW_MS) repeats.delete(bare);
}

/**
 * A barrier for `size` callers: none proceeds before all have arrived. A control test puts it where the lock normally is, so that the
 * failure does not depend on the machine's speed.
 */
export function meeting(size: number): () => Promise<void> {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let there = 0;
  return async () => {
    there += 1;
    if (there === size) begin();
    await begun;
  };
}

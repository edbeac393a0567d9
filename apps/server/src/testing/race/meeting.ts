/**
 * Where so many meet: nobody goes on before all of them have come. Stands in a control where the lock is in what it controls, so
 * that what goes wrong there does not hang on how fast the machine is.
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

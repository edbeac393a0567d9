import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import type { Readings } from '@meetingapp/domain/agenda/search-text.ts';

export interface Sought {
  words: readonly string[];
  readings: Readings;
}

/** A text in which what was found stands out, also where it was found by how it is read. */
export function Marked({ text, sought, syllables }: { text: string; sought: Sought; syllables?: readonly string[] }) {
  let at = 0;
  const parts = rangesOf(text, sought.words, sought.readings, syllables).flatMap(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

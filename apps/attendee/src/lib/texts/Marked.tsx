import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import type { Readings } from '@meetingapp/domain/agenda/search-text.ts';
import { Fragment } from 'react';

export interface Sought {
  words: readonly string[];
  readings: Readings;
}

/** A text with search matches highlighted, including matches by pinyin. */
export function Marked({ text, sought, syllables }: { text: string; sought: Sought; syllables?: readonly string[] }) {
  if (sought.words.length === 0) return text;
  const ranges = rangesOf(text, sought.words, sought.readings, syllables);
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

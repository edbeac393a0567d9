import { Fragment } from 'react';

/** Splits a Chinese title before and after "第…届" and after words that end a name. */
export function phrasesOf(title: string): string[] {
  return title
    .replace(/第[一二三四五六七八九十百零\d]+届/g, '\n$&\n')
    .replace(/(?:学会|协会|大学|[：·，、])/g, '$&\n')
    .split('\n')
    .filter((phrase) => phrase !== '');
}

/** A title that breaks only between phrases, for headings that keep Chinese words together. */
export function Phrases({ text }: { text: string }) {
  const phrases = phrasesOf(text);
  return phrases.map((phrase, index) => (
    // The title is constant while mounted, so the index identifies a phrase.
    <Fragment key={`${index}${phrase}`}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}

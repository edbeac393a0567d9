import { Fragment } from 'react';

/** A Chinese title breaks before and after "第…届" and after the words that close a name. */
export function phrasesOf(title: string): string[] {
  return title
    .replace(/第[一二三四五六七八九十百零\d]+届/g, '\n$&\n')
    .replace(/(?:学会|协会|大学|[：·，、])/g, '$&\n')
    .split('\n')
    .filter((phrase) => phrase !== '');
}

/** A title that breaks between phrases, for headings that keep Chinese words together. */
export function Phrases({ text }: { text: string }) {
  const phrases = phrasesOf(text);
  return phrases.map((phrase, index) => (
    // A title does not change while it stands, so the place of a phrase is its name.
    <Fragment key={`${index}${phrase}`}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}

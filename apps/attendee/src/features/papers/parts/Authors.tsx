import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { namedAuthors } from '@meetingapp/domain/papers/search.ts';
import { Fragment } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { inWords } from './words.ts';
import { Marked } from '../../../lib/Marked.tsx';
import type { Sought } from '../../../lib/Marked.tsx';

const FIRST = 3;

/** The first three, and who was looked for; how many more there are is said. */
export function Authors({ authors, sought }: { authors: ListedPaper['authors']; sought: Sought }) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const { shown, more } = namedAuthors(
    authors,
    FIRST,
    (name) => sought.words.length > 0 && rangesOf(inWords(name, language), sought.words, sought.readings).length > 0,
  );
  if (shown.length === 0) return null;
  return (
    <span className="pa-authors">
      {shown.map(({ name }, at) => (
        <Fragment key={at}>
          {at > 0 && t('list.comma')}
          <Marked text={inWords(name, language)} sought={sought} />
        </Fragment>
      ))}
      {more > 0 && t('list.andMore', { count: more })}
    </span>
  );
}

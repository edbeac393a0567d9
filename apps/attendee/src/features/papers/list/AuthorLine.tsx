import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { namedAuthors } from '@meetingapp/domain/papers/search.ts';
import { listMark, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Fragment } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Marked } from '../../../lib/texts/Marked.tsx';
import type { Sought } from '../../../lib/texts/Marked.tsx';

const FIRST = 3;

/** The first three authors and those that match the search, with the number of further authors. */
export function AuthorLine({ authors, sought }: { authors: ListedPaper['authors']; sought: Sought }) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const { shown, more } = namedAuthors(
    authors,
    FIRST,
    (name) =>
      sought.words.length > 0 && rangesOf(pickLanguage(name, language), sought.words, sought.readings).length > 0,
  );
  if (shown.length === 0) return null;
  return (
    <span className="pa-authors">
      {shown.map(({ name }, at) => (
        <Fragment key={at}>
          {at > 0 && listMark(language)}
          <Marked text={pickLanguage(name, language)} sought={sought} />
        </Fragment>
      ))}
      {more > 0 && t('list.andMore', { count: more })}
    </span>
  );
}

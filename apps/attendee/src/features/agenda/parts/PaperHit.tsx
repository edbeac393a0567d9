import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { namedAuthors } from '@meetingapp/domain/papers/search.ts';
import { Marked } from '../../../lib/Marked.tsx';
import type { Sought } from '../../../lib/Marked.tsx';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import { otherOf } from '../view.ts';
import { Why } from './Why.tsx';

const FIRST = 3;

interface Props {
  cid: number;
  paper: ListedPaper;
  sought: Sought;
  /** Somebody opens it. */
  onOpen: () => void;
}

/** An accepted paper that was found; what is hung opens as a poster. */
export function PaperHit({ cid, paper: { id, title, authors, result, board, number, sheet }, sought, onOpen }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const isSought = (text: string): boolean => rangesOf(text, sought.words, sought.readings).length > 0;
  const { shown, more } = namedAuthors(authors, FIRST, (name) => isSought(inWords(name, language)));
  const names = shown.map(({ name }) => inWords(name, language)).join(t('names.join'));
  const who = more > 0 ? t('found.andMore', { names, count: more }) : names;
  const where = [t(`found.results.${result}`), board, number].filter(Boolean).join(t('comma'));
  const content = (
    <span className="grow">
      <b>
        <Marked text={inWords(title, language)} sought={sought} />
      </b>
      <span className="li-text">
        <Marked text={who} sought={sought} />
      </span>
      <span className="li-text">
        <Marked text={where} sought={sought} />
      </span>
      <Why
        sought={sought}
        shown={[inWords(title, language), who, where]}
        others={[title, ...authors.map(({ name }) => name)].map((text) => text[otherOf(language)])}
      />
    </span>
  );
  return result === 'poster' || sheet ? (
    <To name="posterDetail" query={{ cid, id }} className="li" onClick={onOpen}>
      {content}
    </To>
  ) : (
    <To name="paper3" params={{ cid }} query={{ id }} className="li" onClick={onOpen}>
      {content}
    </To>
  );
}

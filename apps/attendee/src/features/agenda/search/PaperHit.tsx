import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { namedAuthors } from '@meetingapp/domain/papers/search.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Marked } from '../../../lib/texts/Marked.tsx';
import type { Sought } from '../../../lib/texts/Marked.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { otherOf } from '../view.ts';
import { MatchOrigin } from './MatchOrigin.tsx';

const FIRST = 3;

interface Props {
  cid: number;
  paper: ListedPaper;
  sought: Sought;
  /** Called when the result is opened. */
  onOpen: () => void;
}

/** A matching accepted paper; a poster opens as a poster. */
export function PaperHit({ cid, paper: { id, title, authors, result, board, number, sheet }, sought, onOpen }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const isSought = (text: string): boolean => rangesOf(text, sought.words, sought.readings).length > 0;
  const { shown, more } = namedAuthors(authors, FIRST, (name) => isSought(pickLanguage(name, language)));
  const names = shown.map(({ name }) => pickLanguage(name, language)).join(t('names.join'));
  const who = more > 0 ? t('found.andMore', { names, count: more }) : names;
  const where = [t(`found.results.${result}`), board, number].filter(Boolean).join(t('comma'));
  const content = (
    <span className="grow">
      <b>
        <Marked text={pickLanguage(title, language)} sought={sought} />
      </b>
      <span className="li-text">
        <Marked text={who} sought={sought} />
      </span>
      <span className="li-text">
        <Marked text={where} sought={sought} />
      </span>
      <MatchOrigin
        sought={sought}
        shown={[pickLanguage(title, language), who, where]}
        others={[title, ...authors.map(({ name }) => name)].map((text) => text[otherOf(language)])}
      />
    </span>
  );
  return result === 'poster' || sheet ? (
    <Link name="posterDetail" query={{ cid, id }} className="li" onClick={onOpen}>
      {content}
    </Link>
  ) : (
    <Link name="paper3" params={{ cid }} query={{ id }} className="li" onClick={onOpen}>
      {content}
    </Link>
  );
}

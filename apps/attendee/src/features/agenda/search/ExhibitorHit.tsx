import type { FoundExhibitor } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Marked } from '../../../lib/texts/Marked.tsx';
import type { Sought } from '../../../lib/texts/Marked.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { otherOf } from '../view.ts';
import { MatchOrigin } from './MatchOrigin.tsx';

interface Props {
  exhibitor: FoundExhibitor;
  sought: Sought;
  /** Called when the result is opened. */
  onOpen: () => void;
}

/** A matching exhibitor, with those of its products that match. */
export function ExhibitorHit({ exhibitor: { id, name, field, booth, products }, sought, onOpen }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const title = pickLanguage(name, language);
  const where = [booth, pickLanguage(field, language)].filter(Boolean).join(t('comma'));
  const isSought = (text: string): boolean => rangesOf(text, sought.words, sought.readings).length > 0;
  const found = products.map((product) => pickLanguage(product, language)).filter(isSought);
  const offered = found.join(t('names.join'));
  return (
    <Link name="exhibition" params={{ showid: id }} className="li" onClick={onOpen}>
      <span className="grow">
        <b>
          <Marked text={title} sought={sought} />
        </b>
        <span className="li-text">
          <Marked text={where} sought={sought} />
        </span>
        {offered !== '' && (
          <span className="li-text">
            <Marked text={offered} sought={sought} />
          </span>
        )}
        <MatchOrigin
          sought={sought}
          shown={[title, where, offered]}
          others={[name, field, ...products].map((text) => text[otherOf(language)])}
        />
      </span>
    </Link>
  );
}

import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { langOf } from '../parts/bilingual-text.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { Marked } from '../../../lib/texts/Marked.tsx';
import type { Sought } from '../../../lib/texts/Marked.tsx';

/** One accepted paper in a list. */
export function PaperRow({ cid, paper, sought }: { cid: string; paper: ListedPaper; sought: Sought }) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const title = pickLanguage(paper.title, language);
  const other = paper.title[language === 'zh' ? 'en' : 'zh'];
  const has = (text: string): boolean => rangesOf(text, sought.words, sought.readings).length > 0;
  // Matched by the title in the other language, which is then shown too.
  const byOther = sought.words.length > 0 && other !== '' && other !== title && !has(title) && has(other);
  return (
    <li>
      <Link name="paper3" params={{ cid }} query={{ id: paper.id }} className="pa-row">
        <span className="title" lang={langOf(paper.title, language)}>
          <Marked text={title} sought={sought} />
        </span>
        {byOther && (
          <span className="other" lang={language === 'zh' ? 'en' : 'zh-CN'}>
            <Marked text={other} sought={sought} />
          </span>
        )}
        <AuthorLine authors={paper.authors} sought={sought} />
        <span className="marks">
          <Tag kind={paper.result === 'oral' ? 'role' : 'ended'}>{t(`list.kinds.${paper.result}`)}</Tag>
          {paper.board !== '' && <span className="no">{paper.board}</span>}
          <span className="no">
            <Marked text={paper.number} sought={sought} />
          </span>
        </span>
      </Link>
    </li>
  );
}

import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { inWords, langOf } from './words.ts';
import { Authors } from './Authors.tsx';
import { Marked } from '../../../lib/Marked.tsx';
import type { Sought } from '../../../lib/Marked.tsx';

/** One accepted paper in a list. */
export function PaperRow({ cid, paper, sought }: { cid: string; paper: ListedPaper; sought: Sought }) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const title = inWords(paper.title, language);
  const other = paper.title[language === 'zh' ? 'en' : 'zh'];
  const has = (text: string): boolean => rangesOf(text, sought.words, sought.readings).length > 0;
  // Found by the title in the other language: then that stands there, too.
  const byOther = sought.words.length > 0 && other !== '' && other !== title && !has(title) && has(other);
  return (
    <li>
      <To name="paper3" params={{ cid }} query={{ id: paper.id }} className="pa-row">
        <span className="title" lang={langOf(paper.title, language)}>
          <Marked text={title} sought={sought} />
        </span>
        {byOther && (
          <span className="other" lang={language === 'zh' ? 'en' : 'zh-CN'}>
            <Marked text={other} sought={sought} />
          </span>
        )}
        <Authors authors={paper.authors} sought={sought} />
        <span className="marks">
          <Tag kind={paper.result === 'oral' ? 'role' : 'ended'}>{t(`list.kinds.${paper.result}`)}</Tag>
          {paper.board !== '' && <span className="no">{paper.board}</span>}
          <span className="no">
            <Marked text={paper.number} sought={sought} />
          </span>
        </span>
      </To>
    </li>
  );
}

import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { heart } from '@meetingapp/ui/icons/icons-programme.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Opinions } from './use-opinions.ts';
import { langOf } from '../parts/bilingual-text.ts';
import { sheetPicture } from './sheet-picture.ts';
import { AuthorLine } from '../list/AuthorLine.tsx';
import { Marked } from '../../../lib/texts/Marked.tsx';
import type { Sought } from '../../../lib/texts/Marked.tsx';

interface Props {
  cid: string;
  paper: ListedPaper;
  sought: Sought;
  opinions: Opinions;
  /** True when it is on the first screen. */
  soon: boolean;
}

/** One poster of the list: the top of its sheet, title, authors, likes. */
export function PosterCard({ cid, paper, sought, opinions, soon }: Props) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const { sheet } = paper;
  const title = pickLanguage(paper.title, language);
  const liked = opinions.isLiked(paper.id);
  const likes = opinions.likesOf(paper.id);
  return (
    <li className="card po-card">
      <Link name="posterDetail" query={{ cid, id: paper.id }} className="po-open">
        <span className="po-picture">
          {sheet ? (
            <img
              src={sheetPicture(cid, sheet, 360)}
              srcSet={`${sheetPicture(cid, sheet, 360)} 360w, ${sheetPicture(cid, sheet, 720)} 720w`}
              sizes="(max-width: 480px) 45vw, 216px"
              alt=""
              width={sheet.width}
              height={sheet.height}
              loading={soon ? 'eager' : 'lazy'}
              decoding="async"
            />
          ) : (
            <span className="none">
              <Icon icon={fileText} size="l" />
              {t('posters.noSheet')}
            </span>
          )}
          {paper.board !== '' && <span className="board">{paper.board}</span>}
        </span>
        <span className="title" lang={langOf(paper.title, language)}>
          <Marked text={title} sought={sought} />
        </span>
        <AuthorLine authors={paper.authors} sought={sought} />
      </Link>
      <button
        type="button"
        className={joinClasses('po-like', liked && 'on')}
        aria-pressed={liked}
        aria-label={`${t('posters.like', { title })}${likes > 0 ? ` · ${t('posters.likes', { count: likes })}` : ''}`}
        onClick={() => opinions.like(paper.id)}
      >
        <Icon icon={heart} size="s" filled={liked} />
        {likes > 0 && <span aria-hidden="true">{likes}</span>}
      </button>
    </li>
  );
}

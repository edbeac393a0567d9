import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { heart } from '@meetingapp/ui/icons-programme.ts';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { joinClasses } from '@meetingapp/ui/join-classes.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import type { Opinions } from './use-papers.ts';
import { inWords, langOf, sheetPicture } from './words.ts';
import { Authors } from './Authors.tsx';
import { Marked } from '../../../lib/Marked.tsx';
import type { Sought } from '../../../lib/Marked.tsx';

interface Props {
  cid: string;
  paper: ListedPaper;
  sought: Sought;
  opinions: Opinions;
  /** It is on the first screen. */
  soon: boolean;
}

/** One poster of the list: the head of its sheet, title, authors, likes. */
export function PosterCard({ cid, paper, sought, opinions, soon }: Props) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const { sheet } = paper;
  const title = inWords(paper.title, language);
  const liked = opinions.isLiked(paper.id);
  const likes = opinions.likesOf(paper.id);
  return (
    <li className="card po-card">
      <To name="posterDetail" query={{ cid, id: paper.id }} className="po-open">
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
        <Authors authors={paper.authors} sought={sought} />
      </To>
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

import './PosterView.css';
import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { heart, maximize } from '@meetingapp/ui/icons-programme.ts';
import { chevronLeft, chevronRight, share2 } from '@meetingapp/ui/icons.ts';
import { Suspense, lazy, useState } from 'react';
import { addressOf } from '../../../lib/address.ts';
import { To, useBack } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useOpinions, useShare } from './use-papers.ts';
import type { KnownPapers } from './use-papers.ts';
import { inWords, sheetPicture } from './words.ts';
import './PaperAbout.css';
import { PaperAbstract } from './PaperAbstract.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PosterQuestions } from './PosterQuestions.tsx';
import { PosterVote } from './PosterVote.tsx';

const SheetViewer = lazy(() => import('./SheetViewer.tsx').then((file) => ({ default: file.SheetViewer })));

/** One poster with all that belongs to it. */
export function PosterView({ cid, paper, known }: { cid: string; paper: ListedPaper; known: KnownPapers }) {
  const t = useT('papersPosters');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('posterList', { cid });
  const share = useShare();
  const opinions = useOpinions(cid);
  const [large, setLarge] = useState(false);
  const title = inWords(paper.title, language);
  useTitle(title);
  const { sheet, audio } = paper;
  const liked = opinions.isLiked(paper.id);
  const likes = opinions.likesOf(paper.id);
  return (
    <Page
      kind="plain"
      wide
      className="po-page"
      top={
        <TopBar
          back={{ label: app('back'), onPress: back }}
          actions={
            <>
              <button
                type="button"
                className="ib po-heart"
                aria-pressed={liked}
                aria-label={`${t('posters.like', { title })}${likes > 0 ? ` · ${t('posters.likes', { count: likes })}` : ''}`}
                onClick={() => opinions.like(paper.id)}
              >
                <Icon icon={heart} filled={liked} />
                {likes > 0 && <span aria-hidden="true">{likes}</span>}
              </button>
              <IconButton
                icon={share2}
                label={t('paper.share')}
                onClick={() => void share(title, addressOf('posterDetail', {}, { cid, id: paper.id }, {}))}
              />
            </>
          }
        />
      }
    >
      {sheet && (
        <button type="button" className="po-sheet" aria-label={t('poster.zoom')} onClick={() => setLarge(true)}>
          <img
            src={sheetPicture(cid, sheet, 720)}
            srcSet={`${sheetPicture(cid, sheet, 720)} 720w, ${sheetPicture(cid, sheet, 1440)} 1440w`}
            sizes="min(100vw, 480px)"
            alt={t('poster.sheet', { title })}
            width={sheet.width}
            height={sheet.height}
          />
          <span className="mark">
            <Icon icon={maximize} size="s" />
            {t('poster.larger')}
          </span>
        </button>
      )}
      {large && sheet && (
        <Suspense>
          <SheetViewer
            src={sheet.address}
            ratio={sheet.width / sheet.height}
            title={title}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
      <div className="po-body">
        {audio && (
          <div className="po-audio">
            <b>{t('poster.audio')}</b>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- authors record their own words: what they say stands on the sheet */}
            <audio controls preload="none" src={audio} aria-label={t('poster.audio')} />
          </div>
        )}
        <PaperHead cid={cid} paper={paper} known={known} list="posterList" />
        <PosterVote cid={cid} id={paper.id} opinions={opinions.known} />
        <PaperAbstract cid={cid} paper={paper} known={known} />
        <PosterQuestions cid={cid} id={paper.id} />
        <Neighbours cid={cid} id={paper.id} known={known} />
      </div>
    </Page>
  );
}

/** The posters before and after, in the order of the list. */
function Neighbours({ cid, id, known }: { cid: string; id: number; known: KnownPapers }) {
  const t = useT('papersPosters');
  const papers = known.papers ?? [];
  const at = papers.findIndex((one) => one.id === id);
  const [before, after] = [papers[at - 1], papers[at + 1]];
  return (
    <nav className="po-next" aria-label={t('poster.place', { at: at + 1, count: known.count })}>
      {before ? (
        <To name="posterDetail" query={{ cid, id: before.id }} replace>
          <Icon icon={chevronLeft} size="s" />
          {t('poster.previous')}
        </To>
      ) : (
        <span />
      )}
      <span className="at">
        {at + 1} / {known.count}
      </span>
      {after ? (
        <To name="posterDetail" query={{ cid, id: after.id }} replace>
          {t('poster.next')}
          <Icon icon={chevronRight} size="s" />
        </To>
      ) : (
        <span />
      )}
    </nav>
  );
}

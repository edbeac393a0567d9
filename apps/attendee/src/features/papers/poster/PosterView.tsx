import './PosterView.css';
import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { heart, maximize } from '@meetingapp/ui/icons/icons-programme.ts';
import { chevronLeft, chevronRight, share2 } from '@meetingapp/ui/icons/icons.ts';
import { Suspense, lazy, useState } from 'react';
import { patiently } from '../../../lib/rendering/patiently.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useOpinions } from './use-opinions.ts';
import { useShare } from '../list/use-share.ts';
import type { KnownPapers } from '../list/use-papers.ts';
import { sheetPicture } from './sheet-picture.ts';
import '../list/paper-about.css';
import { PaperAbstract } from '../list/PaperAbstract.tsx';
import { PaperHead } from '../list/PaperHead.tsx';
import { PosterQuestions } from './PosterQuestions.tsx';
import { PosterVote } from './PosterVote.tsx';

const SheetViewer = lazy(() =>
  patiently(() => import('./SheetViewer.tsx')).then((file) => ({ default: file.SheetViewer })),
);

/** One poster with its sheet, abstract, votes and questions. */
export function PosterView({ cid, paper, known }: { cid: string; paper: ListedPaper; known: KnownPapers }) {
  const t = useT('papersPosters');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('posterList', { cid });
  const share = useShare();
  const opinions = useOpinions(cid);
  const [large, setLarge] = useState(false);
  const title = pickLanguage(paper.title, language);
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

/** Links to the previous and next poster, in list order. */
function Neighbours({ cid, id, known }: { cid: string; id: number; known: KnownPapers }) {
  const t = useT('papersPosters');
  const papers = known.papers ?? [];
  const at = papers.findIndex((one) => one.id === id);
  const [before, after] = [papers[at - 1], papers[at + 1]];
  return (
    <nav className="po-next" aria-label={t('poster.place', { at: at + 1, count: known.count })}>
      {before ? (
        <Link name="posterDetail" query={{ cid, id: before.id }} replace>
          <Icon icon={chevronLeft} size="s" />
          {t('poster.previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="at">
        {at + 1} / {known.count}
      </span>
      {after ? (
        <Link name="posterDetail" query={{ cid, id: after.id }} replace>
          {t('poster.next')}
          <Icon icon={chevronRight} size="s" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

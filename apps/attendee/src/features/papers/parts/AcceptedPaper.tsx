import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { share2 } from '@meetingapp/ui/icons.ts';
import { addressOf } from '../../../lib/address.ts';
import { To, useBack } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useShare } from './use-papers.ts';
import type { KnownPapers } from './use-papers.ts';
import { inWords } from './words.ts';
import './PaperAbout.css';
import { PaperAbstract } from './PaperAbstract.tsx';
import { PaperHead } from './PaperHead.tsx';

/** One accepted paper with its abstract. */
export function AcceptedPaper({ cid, paper, known }: { cid: string; paper: ListedPaper; known: KnownPapers }) {
  const t = useT('papersPosters');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('paper3', { cid });
  const share = useShare();
  const title = inWords(paper.title, language);
  useTitle(title);
  return (
    <Page
      kind="plain"
      top={
        <TopBar
          back={{ label: app('back'), onPress: back }}
          actions={
            <IconButton
              icon={share2}
              label={t('paper.share')}
              onClick={() => void share(title, addressOf('paper3', { cid }, { id: paper.id }, {}))}
            />
          }
        />
      }
    >
      <PaperHead cid={cid} paper={paper} known={known} list="paper3" />
      {(paper.session !== null || paper.sheet || paper.result === 'poster') && (
        <div className="pa-about">
          <p className="acts">
            {paper.session !== null && (
              <To
                name="calDetail"
                params={{ calid: paper.session }}
                query={{ cid }}
                className={buttonClass('soft', 'sm')}
              >
                {t('paper.session')}
              </To>
            )}
            {(paper.sheet || paper.result === 'poster') && (
              <To name="posterDetail" query={{ cid, id: paper.id }} className={buttonClass('soft', 'sm')}>
                {t('paper.poster')}
              </To>
            )}
          </p>
        </div>
      )}
      <PaperAbstract cid={cid} paper={paper} known={known} />
    </Page>
  );
}

import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { share2 } from '@meetingapp/ui/icons/icons.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useShare } from './use-share.ts';
import type { KnownPapers } from './use-papers.ts';
import './paper-about.css';
import { PaperAbstract } from './PaperAbstract.tsx';
import { PaperHead } from './PaperHead.tsx';

/** One accepted paper with its abstract. */
export function AcceptedPaper({ cid, paper, known }: { cid: string; paper: ListedPaper; known: KnownPapers }) {
  const t = useT('papersPosters');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('paper3', { cid });
  const share = useShare();
  const title = pickLanguage(paper.title, language);
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
              <Link
                name="calDetail"
                params={{ calid: paper.session }}
                query={{ cid }}
                className={buttonClass('soft', 'sm')}
              >
                {t('paper.session')}
              </Link>
            )}
            {(paper.sheet || paper.result === 'poster') && (
              <Link name="posterDetail" query={{ cid, id: paper.id }} className={buttonClass('soft', 'sm')}>
                {t('paper.poster')}
              </Link>
            )}
          </p>
        </div>
      )}
      <PaperAbstract cid={cid} paper={paper} known={known} />
    </Page>
  );
}

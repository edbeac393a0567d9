import '../parts/papers.css';
import { posterBoardCalls as calls } from '@meetingapp/contract/papers/board.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { Button, Segmented } from 'antd';
import { useTab } from '../../../lib/lists/use-open-row.ts';
import { useRole } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ImportPapers, PaperImportSteps } from '../import/ImportPapers.tsx';
import { PosterQuestions } from './PosterQuestions.tsx';
import { PosterTable } from './PosterTable.tsx';
import type { PapersTabProps } from '../parts/papers-tab.ts';

const views = ['posters', 'questions', 'import'] as const;

/** E-posters: boards, files, likes, votes, questions; and the import of papers. */
export function Posters({ cid, bar }: PapersTabProps) {
  const t = useT('papersBoards');
  const names = useT('console');
  const mayChange = useRole(roles.programme);
  const [view, setView] = useTab(views, 'view');
  const asked = useCall(calls.boards, { cid });
  const votes = useChange(calls.exportVotes);
  const posters = asked.answer?.posters ?? [];
  async function fetchVotes() {
    const outcome = await votes.change({ cid, format: 'xlsx' });
    if (outcome.ok) saveFile(outcome.answer);
  }
  return (
    <Page
      title={names('pages.papers')}
      facts={t('facts', {
        all: posters.length,
        missing: posters.filter(({ sheet }) => sheet === null).length,
        questions: posters.reduce((sum, { unanswered }) => sum + unanswered, 0),
      })}
      actions={
        view === 'import' ? (
          <PaperImportSteps cid={cid} />
        ) : (
          mayChange && (
            <>
              <Button href={basePath + href('poster', { cid })} target="_blank">
                {t('wall')}
              </Button>
              <Button loading={votes.busy} onClick={() => void fetchVotes()}>
                {t('votes')}
              </Button>
            </>
          )
        )
      }
      bar={bar}
      filters={
        <Segmented
          value={view}
          options={views.map((one) => ({ value: one, label: t(`view.${one}`) }))}
          onChange={setView}
        />
      }
    >
      {view === 'posters' && (
        <Answered asked={asked}>{(answer) => <PosterTable cid={cid} answer={answer} mayChange={mayChange} />}</Answered>
      )}
      {view === 'questions' && <PosterQuestions cid={cid} />}
      {view === 'import' && <ImportPapers cid={cid} />}
    </Page>
  );
}

import type { AuthorCall, OwnPaperCard } from '@meetingapp/contract/papers/submission.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { clipboardPen } from '@meetingapp/ui/icons/icons-topics.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { Link, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference } from '../../../lib/parts/use-conference.ts';
import { Deadline } from './Deadline.tsx';
import { PapersPage } from '../parts/PapersPage.tsx';
import { StateTag } from './StateTag.tsx';

interface OwnPapersProps {
  cid: string;
  call: AuthorCall | null;
  papers: readonly OwnPaperCard[];
}

/** Requirements, deadline, and the person's papers. */
export function OwnPapers({ cid, call, papers }: OwnPapersProps) {
  const t = useT('papersSubmission');
  const go = useNavigate();
  const conference = useConference(cid);
  const count = papers.filter(({ state }) => state !== 'withdrawn').length;
  const shut =
    call === null || call.state === 'closed'
      ? t('closed')
      : call.state === 'not_open'
        ? t('notOpen')
        : count >= call.papersEach
          ? t('full', { count: call.papersEach })
          : undefined;
  return (
    <PapersPage
      cid={cid}
      kind="ground"
      foot={
        <StickyFoot>
          <Button
            disabled={shut !== undefined}
            reason={shut}
            onClick={() => go('contributeHome', { cid }, { paper: 'new', step: 1 })}
          >
            {t(papers.length === 0 ? 'begin' : 'another')}
          </Button>
        </StickyFoot>
      }
    >
      <h1 className="t-2xl">{t('title')}</h1>
      {conference && <p className="t-sm ink-2">{conference.title}</p>}
      {call && <Deadline cid={cid} call={call} />}
      {call?.guidance && (
        <details className="papers-guidance card" open={papers.length === 0}>
          <summary>
            <h2>{t('guidance')}</h2>
          </summary>
          <p>{call.guidance}</p>
        </details>
      )}
      <div className="head">
        <h2>{t('mine')}</h2>
      </div>
      {papers.length === 0 ? (
        <EmptyState icon={clipboardPen} title={t('empty')} />
      ) : (
        papers.map((paper) => (
          <Link
            key={paper.paperId}
            className="card papers-card"
            name="contributeHome"
            params={{ cid }}
            query={{ paper: paper.paperId }}
          >
            <span className="papers-line">
              <span className="t-sm ink-3">{t('view.number', { number: paper.number })}</span>
              <StateTag paper={paper} />
            </span>
            <b className={paper.title ? undefined : 'ink-3'}>{paper.title || t('untitled')}</b>
          </Link>
        ))
      )}
    </PapersPage>
  );
}

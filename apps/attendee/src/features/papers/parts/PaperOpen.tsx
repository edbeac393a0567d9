import type { AuthorCall } from '@meetingapp/contract/papers-submission.ts';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useOwnPaper } from '../data.ts';
import { emptyPaper } from '../view.ts';
import { PapersPage, PapersWaiting } from './PapersPage.tsx';
import { PaperView } from './PaperView.tsx';
import { PaperWizard } from './PaperWizard.tsx';

interface PaperOpenProps {
  cid: string;
  call: AuthorCall;
  me: { name: string; phone: string; email: string; affiliation: string };
  /** A number, or `new`. */
  which: string;
}

/** One paper: as it stands, or with a step in the address the form in which it is written. */
export function PaperOpen({ cid, call, me, which }: PaperOpenProps) {
  const app = useT('app');
  const language = useLanguage();
  const { step } = useSearch();
  const id = /^\d{1,15}$/.test(which) ? Number(which) : null;
  const { answer, failure, again, asking } = useOwnPaper(cid, id);
  const wizard = { cid, call, empty: emptyPaper(me, language), step: Math.min(5, Math.max(1, Number(step) || 1)) };
  if (id === null) return <PaperWizard {...wizard} paper={null} />;
  if (!answer && failure)
    return (
      <PapersPage cid={cid}>
        <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      </PapersPage>
    );
  if (!answer || (step && asking && answer.paper.paperId !== id)) return <PapersWaiting cid={cid} />;
  const { paper } = answer;
  if (step && (paper.mayRevise || paper.state === 'draft')) return <PaperWizard {...wizard} paper={paper} />;
  return <PaperView cid={cid} call={call} paper={paper} again={again} />;
}

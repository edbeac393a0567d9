import type { AuthorCall } from '@meetingapp/contract/papers/submission.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useOwnPaper } from '../data.ts';
import { emptyPaper } from '../view.ts';
import { PapersPage, PapersWaiting } from '../parts/PapersPage.tsx';
import { SubmissionView } from './SubmissionView.tsx';
import { PaperWizard } from '../wizard/PaperWizard.tsx';

interface OwnPaperProps {
  cid: string;
  call: AuthorCall;
  me: { name: string; phone: string; email: string; affiliation: string };
  /** A paper number, or `new`. */
  which: string;
}

/** One paper: its state, or its form when the address contains a step. */
export function OwnPaper({ cid, call, me, which }: OwnPaperProps) {
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
  return <SubmissionView cid={cid} call={call} paper={paper} again={again} />;
}

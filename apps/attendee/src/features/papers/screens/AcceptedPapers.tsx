import { useParameters, useSearch } from '../../../lib/page.ts';
import { PaperGate } from '../parts/PaperGate.tsx';
import { AcceptedPaper } from '../parts/AcceptedPaper.tsx';
import { PapersView } from '../parts/PapersView.tsx';

/** S72: accepted papers by title, author or topic; `id` opens one of them. */
export function AcceptedPapers() {
  const { cid } = useParameters('paper3');
  const { id } = useSearch();
  if (id === undefined) return <PapersView cid={cid} />;
  return (
    <PaperGate key={id} cid={cid} id={id} kind="papers">
      {(paper, known) => <AcceptedPaper cid={cid} paper={paper} known={known} />}
    </PaperGate>
  );
}

import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { PaperGate } from '../list/PaperGate.tsx';
import { AcceptedPaper } from '../list/AcceptedPaper.tsx';
import { AcceptedPaperList } from '../list/AcceptedPaperList.tsx';

/** S72: accepted papers by title, author or topic; `id` opens one of them. */
export function AcceptedPapers() {
  const { cid } = useParameters('paper3');
  const { id } = useSearch();
  if (id === undefined) return <AcceptedPaperList cid={cid} />;
  return (
    <PaperGate key={id} cid={cid} id={id} kind="papers">
      {(paper, known) => <AcceptedPaper cid={cid} paper={paper} known={known} />}
    </PaperGate>
  );
}

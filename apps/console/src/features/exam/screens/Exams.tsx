import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { ExamList } from '../exam/ExamList.tsx';
import { ExamResults } from '../result/ExamResults.tsx';

/** Exams of a conference: the list, or the results of the open one. */
export function Exams() {
  const [open, setOpen] = useOpenRow();
  return open === null ? (
    <ExamList open={setOpen} />
  ) : (
    <ExamResults key={open} examId={open} close={() => setOpen(null)} />
  );
}

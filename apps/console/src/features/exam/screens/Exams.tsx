import { useState } from 'react';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { ExamEditor, type EditedExam } from '../exam/ExamEditor.tsx';
import { ExamList } from '../exam/ExamList.tsx';
import { ExamResults } from '../result/ExamResults.tsx';

/** Exams of a conference: the list, the results of the open one, or the editor of a draft. */
export function Exams() {
  const [open, setOpen] = useOpenRow();
  const [edited, setEdited] = useState<EditedExam | 'new' | null>(null);
  if (edited !== null) return <ExamEditor exam={edited === 'new' ? null : edited} close={() => setEdited(null)} />;
  if (open === null) return <ExamList open={setOpen} edit={setEdited} />;
  return <ExamResults key={open} examId={open} close={() => setOpen(null)} />;
}

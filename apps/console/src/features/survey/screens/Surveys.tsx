import { useState } from 'react';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { SurveyResults } from '../result/SurveyResults.tsx';
import { SurveyEditor, type EditedSurvey } from '../survey/SurveyEditor.tsx';
import { SurveyList } from '../survey/SurveyList.tsx';

/** Surveys of a conference: the list, the results of the open one, or the editor of a draft. */
export function Surveys() {
  const [open, setOpen] = useOpenRow();
  const [edited, setEdited] = useState<EditedSurvey | 'new' | null>(null);
  if (edited !== null) return <SurveyEditor edited={edited === 'new' ? null : edited} close={() => setEdited(null)} />;
  if (open === null) return <SurveyList open={setOpen} edit={setEdited} />;
  return <SurveyResults key={open} surveyId={open} close={() => setOpen(null)} />;
}

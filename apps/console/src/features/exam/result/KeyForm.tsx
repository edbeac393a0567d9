import '../item/editor.css';
import type { Question } from '@meetingapp/contract/exam/item.ts';
import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { CaseForm } from '../item/CaseForm.tsx';
import { QuestionForm } from '../item/QuestionForm.tsx';

interface Props {
  question: Question;
  changed: boolean;
  /** Null: the key stays as it is. */
  onChange: (question: Question | null) => void;
}

const none = {};

/** The key of a question whose answers are no single options, to be corrected in the form of the editor; its texts stay as people saw them. */
export function KeyForm({ question, changed, onChange }: Props) {
  const t = useT('examConsole');
  return (
    <details className="exam-key">
      <summary>{t('correctKey')}</summary>
      <div className="exam-key-form">
        <p className="small quiet">{t('correctKeyNote')}</p>
        {question.kind === 'case' ? (
          <CaseForm question={question} faults={none} onChange={onChange} />
        ) : (
          <QuestionForm question={question} field="content.question" faults={none} onChange={onChange} />
        )}
        {changed && <Button onClick={() => onChange(null)}>{t('keepKey')}</Button>}
      </div>
    </details>
  );
}

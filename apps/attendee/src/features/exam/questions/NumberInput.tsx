import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { QuestionProps } from './question-props.ts';

/** A short number with its unit. */
export function NumberInput({ question, answer, onAnswer }: QuestionProps<'number'>) {
  const t = useT('exam');
  return (
    <div className="exam-number">
      <TextField
        label={question.unit === '' ? t('number') : t('numberIn', { unit: question.unit })}
        value={answer?.kind === 'number' ? answer.text : ''}
        onChange={(text) => onAnswer({ kind: 'number', text: text.slice(0, 24) })}
        inputMode="decimal"
        maxLength={24}
        trailing={question.unit === '' ? undefined : <span aria-hidden="true">{question.unit}</span>}
      />
    </div>
  );
}

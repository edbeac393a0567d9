import { useT } from '../../../lib/texts/texts.ts';
import type { QuestionProps } from './question-props.ts';

/** True or false. */
export function BooleanInput({ answer, labelledBy, onAnswer }: QuestionProps) {
  const t = useT('exam');
  return (
    <div className="exam-opts" role="radiogroup" aria-labelledby={labelledBy}>
      {[true, false].map((value) => {
        const on = answer?.kind === 'boolean' && answer.value === value;
        return (
          <button
            key={String(value)}
            type="button"
            role="radio"
            aria-checked={on}
            className={on ? 'on' : undefined}
            onClick={() => onAnswer({ kind: 'boolean', value })}
          >
            <b aria-hidden="true">{value ? '✓' : '✕'}</b>
            <span>{t(value ? 'yes' : 'no')}</span>
          </button>
        );
      })}
    </div>
  );
}

import type { ShownItem } from '@meetingapp/contract/survey/survey.ts';
import { piped } from '@meetingapp/domain/survey/piping.ts';
import type { Answers, Gap } from '@meetingapp/domain/survey/progress.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useId, type FocusEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { AnswerInput } from '../fields/AnswerInput.tsx';
import { faultText } from './fault-text.ts';

interface Props {
  item: ShownItem;
  number: number;
  items: readonly ShownItem[];
  answers: Answers;
  /** What is missing; null: it is answered. */
  gap: Gap | null;
  /** True after a try to submit. */
  tried: boolean;
  /** True once the person has left the question. */
  left: boolean;
  onLeave: () => void;
  onGive: (value: string | undefined) => void;
}

/** Kinds whose input shows its error itself. */
const ownError: readonly ShownItem['kind'][] = ['S', 'DDL', 'MS', 'T', 'number', 'DATE', 'PIC'];

/** A question with its input, “No answer” where it may stay empty, and its error. */
export function QuestionView({ item, number, items, answers, gap, tried, left, onLeave, onGive }: Props) {
  const t = useT('survey');
  const id = useId();
  const how = { between: t('between'), open: t('open') };
  const value = answers[item.code];
  const none = value === '';
  const shown = gap !== null && (tried || (left && gap.fault !== null));
  const error = shown ? faultText(t, gap) : undefined;
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    <section className="survey-question" aria-labelledby={id} data-code={item.code}>
      <h2 id={id} tabIndex={-1}>
        <i>{number}</i>
        <span className={joinClasses(item.required && 'req')}>{piped(item.label, items, answers, how)}</span>
      </h2>
      {item.hint !== '' && <p className="sub">{piped(item.hint, items, answers, how)}</p>}
      <div role="presentation" onBlur={leave}>
        <AnswerInput
          item={item}
          value={value ?? ''}
          labelledBy={id}
          error={error}
          marked={tried && gap !== null}
          onGive={(next) => onGive(next === '' ? undefined : next)}
        />
      </div>
      {error !== undefined && !ownError.includes(item.kind) && <p className="survey-error">{error}</p>}
      {!item.required && (
        <button
          type="button"
          className={none ? 'survey-none on' : 'survey-none'}
          aria-pressed={none}
          onClick={() => onGive(none ? undefined : '')}
        >
          {t('none')}
        </button>
      )}
    </section>
  );
}

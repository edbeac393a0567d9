import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { star } from '@meetingapp/ui/icons/icons-topics.ts';
import { useId } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { FieldProps } from './field-props.ts';

const words = ['worst', 'poor', 'fair', 'good', 'best'] as const;

/** One to five stars with a word beside them. */
export function StarsInput({ item, value, labelledBy, error, onGive }: FieldProps) {
  const t = useT('survey');
  const name = useId();
  const steps = words.map((word, at) => ({
    value: String(at + 1),
    said: t('stars.said', { star: t('stars.star', { count: at + 1 }), word: t(`stars.words.${word}`) }),
  }));
  const chosen = steps.find((step) => step.value === value);
  return (
    <div className="survey-rate">
      <div
        className="survey-stars"
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-required={item.required || undefined}
        aria-invalid={error !== undefined || undefined}
      >
        {steps.map((step) => {
          const on = Number(step.value) <= Number(value);
          return (
            <label key={step.value} className={on ? 'on' : undefined}>
              <input
                type="radio"
                name={name}
                value={step.value}
                aria-label={step.said}
                checked={step.value === value}
                onChange={() => onGive(step.value)}
              />
              <Icon icon={star} filled={on} />
            </label>
          );
        })}
      </div>
      {chosen && <b aria-hidden="true">{chosen.said}</b>}
    </div>
  );
}

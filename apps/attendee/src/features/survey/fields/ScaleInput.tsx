import { useId } from 'react';

interface Step {
  value: string;
  label: string;
  /** For screen readers, with the names of the ends. */
  said: string;
}

interface Props {
  steps: readonly Step[];
  value: string;
  /** `nps`: eleven narrow steps, which break into two rows where there is no room. */
  className: 'survey-five' | 'survey-nps';
  labelledBy: string;
  required: boolean;
  invalid: boolean;
  onGive: (value: string) => void;
}

/** Steps of a scale as native radio buttons, so that arrow keys move among them. */
export function ScaleInput({ steps, value, className, labelledBy, required, invalid, onGive }: Props) {
  const name = useId();
  return (
    <div
      className={className}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      style={className === 'survey-five' ? { gridTemplateColumns: `repeat(${steps.length}, 1fr)` } : undefined}
    >
      {steps.map((step) => (
        <label key={step.value} className={step.value === value ? 'on' : undefined}>
          <input
            type="radio"
            name={name}
            value={step.value}
            aria-label={step.said}
            checked={step.value === value}
            onChange={() => onGive(step.value)}
          />
          <span aria-hidden="true">{step.label}</span>
        </label>
      ))}
    </div>
  );
}

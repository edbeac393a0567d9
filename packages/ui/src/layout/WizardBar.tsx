import './WizardBar.css';

export interface WizardBarProps {
  /** From 1. */
  step: number;
  steps: number;
  /** Accessible name of the progress. */
  label: string;
  /** "第 3 步，共 6 步" */
  text: string;
  /** "接下来：酒店"; absent on the last step. */
  next?: string | undefined;
}

export function WizardBar({ step, steps, label, text, next }: WizardBarProps) {
  return (
    <div>
      <div
        className="steps"
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={step}
        aria-valuetext={text}
      >
        {Array.from({ length: steps }, (_, index) => (
          <i key={index} className={index + 1 < step ? 'done' : index + 1 === step ? 'now' : undefined} />
        ))}
      </div>
      <div className="step-line">
        <span>{text}</span>
        {next && <span>{next}</span>}
      </div>
    </div>
  );
}

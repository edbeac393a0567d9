import './Stepper.css';
import { IconButton } from '../actions/IconButton.tsx';
import { minus, plus } from '../icons/icons.ts';

export interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  lessLabel: string;
  moreLabel: string;
}

/** Input of a small number by steps of one. */
export function Stepper({ label, value, min, max, onChange, lessLabel, moreLabel }: StepperProps) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <IconButton icon={minus} size="s" label={lessLabel} disabled={value <= min} onClick={() => onChange(value - 1)} />
      <output>{value}</output>
      <IconButton icon={plus} size="s" label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)} />
    </div>
  );
}

import './Segments.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';

export interface SegmentsProps {
  label: string;
  options: readonly { value: string; label: ReactNode; disabled?: boolean | undefined }[];
  value: string;
  onChange: (value: string) => void;
}

/** Segmented control: two or three exclusive options that change the view. */
export function Segments({ label, options, value, onChange }: SegmentsProps) {
  const name = useId();
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={joinClasses(option.disabled ? 'no' : option.value === value && 'on')}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

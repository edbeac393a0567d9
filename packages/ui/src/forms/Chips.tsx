import { useId } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ChoiceGroupProps } from './ChoiceGroup.tsx';
import { joinClasses } from '../styles/join-classes.ts';

export interface ChipOption {
  value: string;
  label: string;
  /** Shown grey in its place; give the reason in `label`, for example "企业，已满". */
  disabled?: boolean | undefined;
}

export interface ChipsProps extends Omit<ChoiceGroupProps, 'role' | 'children'> {
  options: readonly ChipOption[];
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
}

/** Single choice among up to five short options. */
export function Chips({ options, value, onChange, name, ...group }: ChipsProps) {
  const generated = useId();
  return (
    <ChoiceGroup {...group} role="radiogroup">
      <div className={joinClasses('chips', group.error && 'bad')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClasses('chip', option.disabled ? 'no' : option.value === value && 'on')}
          >
            <input
              type="radio"
              name={name ?? generated}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

import { useId } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ChoiceGroupProps } from './ChoiceGroup.tsx';
import { joinClasses } from './join-classes.ts';

export interface ChipOption {
  value: string;
  label: string;
  /** Stays in place, grey; say why in `label`, for example "企业，已满". */
  disabled?: boolean | undefined;
}

export interface ChipsProps extends Omit<ChoiceGroupProps, 'role' | 'children'> {
  options: readonly ChipOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
}

/** One of up to five short options. */
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

import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ChipsProps } from './Chips.tsx';
import { Icon } from '../icons/Icon.tsx';
import { check } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';

export interface ChipsManyProps extends Omit<ChipsProps, 'value' | 'onChange'> {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Highest number of chosen options; the others are disabled once it is reached. */
  max?: number | undefined;
}

/** Multiple choice among a few short options. Values are in the order of the options. */
export function ChipsMany({ options, value, onChange, max = Infinity, name, ...group }: ChipsManyProps) {
  function toggle(chosen: string) {
    const next = value.includes(chosen) ? value.filter((one) => one !== chosen) : [...value, chosen];
    onChange(options.map((option) => option.value).filter((one) => next.includes(one)));
  }
  return (
    <ChoiceGroup {...group}>
      <div className={joinClasses('chips', group.error && 'bad')}>
        {options.map((option) => {
          const on = value.includes(option.value);
          const closed = option.disabled || (!on && value.length >= max);
          return (
            <label key={option.value} className={joinClasses('chip', option.disabled ? 'no' : on && 'on')}>
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={on}
                disabled={closed}
                aria-invalid={group.error ? true : undefined}
                onChange={() => toggle(option.value)}
              />
              {on && <Icon icon={check} size="xs" />}
              {option.label}
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

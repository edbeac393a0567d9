import { useState } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ChipOption, ChipsProps } from './Chips.tsx';
import { Icon } from '../icons/Icon.tsx';
import { check } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';

export interface ChipsManyProps extends Omit<ChipsProps, 'value' | 'onChange'> {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Highest number of chosen options; the others are unavailable once it is reached. */
  max?: number | undefined;
  /** Shown after a tap on an option that is unavailable because of `max`: the reason and the way out. */
  maxText?: string | undefined;
}

/** Multiple choice among a few short options. Values are in the order of the options. */
export function ChipsMany({ options, value, onChange, max = Infinity, maxText, name, ...group }: ChipsManyProps) {
  const [asked, setAsked] = useState(false);
  const full = value.length >= max;
  const isClosed = (option: ChipOption) => full && !value.includes(option.value);

  function toggle(option: ChipOption) {
    const closed = isClosed(option);
    setAsked(closed);
    if (closed) return;
    const chosen = option.value;
    const next = value.includes(chosen) ? value.filter((one) => one !== chosen) : [...value, chosen];
    onChange(options.map((one) => one.value).filter((one) => next.includes(one)));
  }
  return (
    <ChoiceGroup {...group}>
      <div className={joinClasses('chips', group.error && 'bad')}>
        {options.map((option) => {
          const on = value.includes(option.value);
          const no = option.disabled || isClosed(option);
          return (
            <label key={option.value} className={joinClasses('chip', no ? 'no' : on && 'on')}>
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={on}
                disabled={option.disabled}
                // Not `disabled`: a tap on it is answered with the reason.
                aria-disabled={no ? true : undefined}
                aria-invalid={group.error ? true : undefined}
                onChange={() => toggle(option)}
              />
              {on && <Icon icon={check} size="xs" />}
              {option.label}
            </label>
          );
        })}
      </div>
      {maxText && (
        <p className="hint" role="status">
          {full && asked ? maxText : ''}
        </p>
      )}
    </ChoiceGroup>
  );
}

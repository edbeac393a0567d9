import './Choice.css';
import './CheckboxRow.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { check } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';

export interface CheckboxRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Label; may contain a link, for example to the agreement. */
  children: ReactNode;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: string | undefined;
}

export function CheckboxRow({ checked, onChange, children, name, required, disabled, error }: CheckboxRowProps) {
  const id = useId();
  return (
    <div data-invalid={error ? '' : undefined}>
      <label className="check">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={joinClasses('tick', checked && 'on', error && 'bad')}>
          <Icon icon={check} size="xs" />
        </span>
        <span className="grow">{children}</span>
      </label>
      {error && (
        <p className="check-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}

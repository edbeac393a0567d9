import './Field.css';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { check, circleAlert, lock } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';

/** Props of every field. `error` and `valid` come from the form, which knows whether the field has been edited. */
export interface FieldProps {
  label: string;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Instruction or purpose; replaced by the error. */
  hint?: string | undefined;
  /** Shown at once: pass it only after editing, or after Next. */
  error?: string | undefined;
  /** Shows a check mark: pass it only after editing. */
  valid?: boolean | undefined;
  /** Right of the hint, for example `2 / 20`. */
  counter?: string | undefined;
}

/** Attributes that connect the control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  disabled: boolean | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldShellProps extends FieldProps {
  /** True when a value is present, so that the label stays up. */
  filled: boolean;
  /** Placed after the control inside the box, for example a chevron or a button. */
  trailing?: ReactNode;
  /** Below the box, for example a list of suggestions. */
  below?: ReactNode;
  className?: string | undefined;
  children: (control: ControlAttributes, labelId: string) => ReactNode;
}

export function FieldShell(props: FieldShellProps) {
  const { label, required, disabled, hint, error, valid, counter, filled, trailing, below, className, children } =
    props;
  const generated = useId();
  const [focused, setFocused] = useState(false);
  const id = props.id ?? generated;
  const labelId = `${id}-label`;
  const message = error ?? hint;
  const state = error ? 'bad' : valid ? 'valid' : undefined;
  const control: ControlAttributes = {
    id,
    disabled,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': message ? `${id}-message` : undefined,
  };

  return (
    <div
      className={joinClasses(
        'field',
        (focused || filled) && 'up',
        focused && 'focus',
        state,
        disabled && 'off',
        className,
      )}
      data-invalid={error ? '' : undefined}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="box">
        <label className={joinClasses('lbl', required && 'req')} id={labelId} htmlFor={id}>
          {label}
        </label>
        {children(control, labelId)}
        {state && <Icon className="state" icon={error ? circleAlert : check} />}
        {trailing}
        {disabled && !trailing && <Icon icon={lock} size="s" />}
      </div>
      {below}
      {(message || counter) && (
        <div className="hint">
          <span id={`${id}-message`} className={error ? 'is-error' : undefined}>
            {message}
          </span>
          {counter && <span>{counter}</span>}
        </div>
      )}
    </div>
  );
}

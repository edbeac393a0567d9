import './Choice.css';
import './Field.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';

export interface ChoiceGroupProps {
  legend: string;
  /** The legend is already visible above, for example as the page's title: show it to screen readers only. */
  legendHidden?: boolean | undefined;
  /** Small text to the right of the legend, for example how many may be chosen. */
  aside?: ReactNode;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** radiogroup for a single choice. */
  role?: 'radiogroup' | 'group' | undefined;
  children: ReactNode;
}

/** A fieldset with legend, hint and error, around Chips or ChoiceCards. */
export function ChoiceGroup({
  legend,
  legendHidden,
  aside,
  required,
  hint,
  error,
  role = 'group',
  children,
}: ChoiceGroupProps) {
  const id = useId();
  const message = error ?? hint;
  return (
    <fieldset
      className="group"
      role={role}
      aria-labelledby={`${id}l`}
      aria-describedby={message ? `${id}m` : undefined}
      aria-required={(role === 'radiogroup' && required) || undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={joinClasses('legend', legendHidden && 'sr')}>
        <span className={joinClasses(required && 'req')} id={`${id}l`}>
          {legend}
        </span>
        {aside && <small>{aside}</small>}
      </legend>
      {children}
      {message && (
        <p className="hint" id={`${id}m`}>
          <span className={error ? 'is-error' : undefined}>{message}</span>
        </p>
      )}
    </fieldset>
  );
}

import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { useClickGuard } from './click-guard.ts';
import { Icon } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: string | undefined;
  disabled?: boolean | undefined;
  /** Why it cannot be pressed; shown below and read out. The button then stays reachable by keyboard. */
  reason?: string | undefined;
  loading?: boolean | undefined;
  /** What is going on while `loading`; the button keeps its width. */
  loadingText?: string | undefined;
  /** Ignore further taps for three seconds after one. */
  guard?: boolean | undefined;
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    variant = 'fill',
    size = 'lg',
    icon,
    disabled,
    reason,
    loading,
    loadingText,
    guard,
    children,
    className,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const reasonId = useId();
  const { held, isShut, shut } = useClickGuard();
  const explained = Boolean(disabled && reason);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (disabled || loading || (guard && isShut())) {
      // also keeps a submit button from submitting
      event.preventDefault();
      return;
    }
    if (guard) shut();
    onClick?.(event);
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        className={joinClasses(buttonClass(variant, size), explained && 'off', loading && 'is-busy', className)}
        disabled={disabled && !explained}
        aria-disabled={explained || loading || (guard && held) || undefined}
        aria-busy={loading || undefined}
        aria-describedby={explained ? reasonId : rest['aria-describedby']}
        onClick={press}
      >
        <span className="idle" aria-hidden={(loading && Boolean(loadingText)) || undefined}>
          {icon && <Icon icon={icon} size={size === 'lg' ? 'm' : 's'} />}
          {children}
        </span>
        {loading && (
          <span className="busy">
            <span className="spin" aria-hidden="true" />
            {loadingText}
          </span>
        )}
      </button>
      {explained && (
        <p className="btn-reason" id={reasonId}>
          {reason}
        </p>
      )}
    </>
  );
}

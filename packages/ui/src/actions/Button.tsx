import { useEffect, useId, useRef, useState } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../styles/join-classes.ts';

/** Milliseconds for which a button ignores further taps, against accidental double taps. */
const CLICK_GUARD_MS = 3000;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: string | undefined;
  disabled?: boolean | undefined;
  /** Reason why it is disabled; shown below and read out. The button then stays focusable. */
  reason?: string | undefined;
  loading?: boolean | undefined;
  /** Label while `loading`; the button's width does not change. */
  loadingText?: string | undefined;
  /** Ignores further taps for three seconds after one. */
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
      // also prevents a submit button from submitting
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

/** Click guard that closes for {@link CLICK_GUARD_MS} after `shut()`. `isShut` is also correct between two taps of the same frame. */
function useClickGuard(): { held: boolean; isShut: () => boolean; shut: () => void } {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    held,
    isShut: () => timer.current !== undefined,
    shut: () => {
      setHeld(true);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        setHeld(false);
      }, CLICK_GUARD_MS);
    },
  };
}

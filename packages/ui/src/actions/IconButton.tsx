import './IconButton.css';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../styles/join-classes.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: string;
  /** Accessible name; the button has no visible text. */
  label: string;
  size?: 's' | 'm' | 'l' | undefined;
  filled?: boolean | undefined;
  /** A short count on the corner; include it in `label` too. */
  badge?: string | undefined;
}

export function IconButton({
  icon,
  label,
  size = 'm',
  filled,
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} className={joinClasses('ib', className)} aria-label={label}>
      <Icon icon={icon} size={size} filled={filled} />
      {badge && (
        <span className="badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}

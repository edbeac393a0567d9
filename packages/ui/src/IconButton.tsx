import './IconButton.css';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: string;
  /** What it does; there is no word beside it. */
  label: string;
  size?: 's' | 'm' | 'l' | undefined;
  filled?: boolean | undefined;
  /** A short count on the corner; say it in `label` too. */
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

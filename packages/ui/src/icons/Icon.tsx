import './Icon.css';
import { joinClasses } from '../styles/join-classes.ts';

export interface IconProps {
  /** A path from `icons.ts` or `icons-topics.ts`. */
  icon: string;
  /** xs 15 px, s 18 px, m 22 px (default), l 28 px on a 375-wide phone. */
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
  /** Filled for the "on" state, such as a set bookmark. */
  filled?: boolean | undefined;
  /** Only for an icon without text beside it; otherwise the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ icon, size = 'm', filled, label, className }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={joinClasses('i', size !== 'm' && size, filled && 'on', className)} viewBox="0 0 24 24" {...naming}>
      <path d={icon} />
    </svg>
  );
}

import './Icon.css';
import { joinClasses } from './join-classes.ts';

export interface IconProps {
  /** A path from `icons.ts` or `icons-topics.ts`. */
  icon: string;
  /** xs 15 px, s 18 px, m 22 px (default), l 28 px on a 375-wide phone. */
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
  /** Filled means "on", as a set bookmark. */
  filled?: boolean | undefined;
  /** Only where no word stands beside the icon; otherwise it is decoration and hidden from readers. */
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

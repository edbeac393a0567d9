import './plain.css';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import type { ComponentProps } from 'react';

export interface PlainButtonProps extends ComponentProps<'button'> {
  /** `outlined` (default), one filled `primary` per page, `quiet` without an outline, `link` like a link in a text. */
  kind?: 'outlined' | 'primary' | 'quiet' | 'link';
  size?: 'small' | 'large';
  /** As wide as its box. */
  block?: boolean;
  /** Shows progress and ignores further clicks. */
  loading?: boolean;
}

/** Button of the pages that load without antd; it looks like antd's. */
export function PlainButton({
  kind = 'outlined',
  size,
  block = false,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: PlainButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses('plain-button', kind, size, block && 'block', loading && 'loading', className)}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && <span className="turning" aria-hidden="true" />}
      {children}
    </button>
  );
}

import './Tag.css';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface TagProps {
  /** live, soon (soon, few left, time running), replay, ended (quiet), ok (done, paid), role (mine), bad (refused, failed). */
  kind?: 'live' | 'soon' | 'replay' | 'ended' | 'ok' | 'role' | 'bad' | undefined;
  icon?: string | undefined;
  children: ReactNode;
}

/** Use at most two on a card: the state first, then the viewer's role. */
export function Tag({ kind = 'ended', icon, children }: TagProps) {
  return (
    <span className={`tag ${kind}`}>
      {icon && <Icon icon={icon} size="xs" />}
      {children}
    </span>
  );
}

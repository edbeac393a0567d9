import './Tag.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface TagProps {
  /** live, soon (soon, few left, time running), replay, ended (quiet), ok (done, paid), role (mine), bad (refused, failed). */
  kind?: 'live' | 'soon' | 'replay' | 'ended' | 'ok' | 'role' | 'bad' | undefined;
  icon?: string | undefined;
  children: ReactNode;
}

/** At most two on a card: the state first, then my role. */
export function Tag({ kind = 'ended', icon, children }: TagProps) {
  return (
    <span className={`tag ${kind}`}>
      {icon && <Icon icon={icon} size="xs" />}
      {children}
    </span>
  );
}

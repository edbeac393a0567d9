import './EmptyState.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface EmptyStateProps {
  icon: string;
  title: string;
  /** What this is, or how something comes to stand here. */
  text?: string | undefined;
  /** One action: a small Button or a link with `buttonClass('soft', 'sm')`. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="mark">
        <Icon icon={icon} size="l" />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && <div className="act">{action}</div>}
    </div>
  );
}

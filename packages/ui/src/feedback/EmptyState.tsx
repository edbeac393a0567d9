import './EmptyState.css';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface EmptyStateProps {
  icon: string;
  title: string;
  /** The title is the page's only heading. */
  heading?: boolean | undefined;
  /** What this is, or how entries get here. */
  text?: string | undefined;
  /** One action: a small Button or a link with `buttonClass('soft', 'sm')`. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, heading, text, action }: EmptyStateProps) {
  const Title = heading ? 'h1' : 'h2';
  return (
    <div className="empty">
      <span className="mark">
        <Icon icon={icon} size="l" />
      </span>
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {action && <div className="act">{action}</div>}
    </div>
  );
}

import './EmptyState.css';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { circleAlert } from '../icons/icons.ts';

export interface ErrorStateProps {
  icon?: string | undefined;
  title: string;
  /** The title is the page's only heading. */
  heading?: boolean | undefined;
  /** What still works despite the error. */
  text?: string | undefined;
  retry?: { label: string; onPress: () => void; loading?: boolean | undefined } | undefined;
  /** Shown instead of, or below, the retry button. */
  action?: ReactNode;
}

export function ErrorState({ icon = circleAlert, title, heading, text, retry, action }: ErrorStateProps) {
  const Title = heading ? 'h1' : 'h2';
  return (
    <div className="empty failed" role="alert">
      <span className="mark">
        <Icon icon={icon} size="l" />
      </span>
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {retry && (
        <div className="act">
          <Button variant="soft" size="sm" loading={retry.loading} onClick={retry.onPress}>
            {retry.label}
          </Button>
        </div>
      )}
      {action && <div className="act">{action}</div>}
    </div>
  );
}

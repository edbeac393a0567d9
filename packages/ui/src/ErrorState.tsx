import './EmptyState.css';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { circleAlert } from './icons.ts';

export interface ErrorStateProps {
  icon?: string | undefined;
  title: string;
  /** What still works. */
  text?: string | undefined;
  retry?: { label: string; onPress: () => void; loading?: boolean | undefined } | undefined;
  /** Instead of, or below, trying again. */
  action?: ReactNode;
}

export function ErrorState({ icon = circleAlert, title, text, retry, action }: ErrorStateProps) {
  return (
    <div className="empty failed" role="alert">
      <span className="mark">
        <Icon icon={icon} size="l" />
      </span>
      <h2>{title}</h2>
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

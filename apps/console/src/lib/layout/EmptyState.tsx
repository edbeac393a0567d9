import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import type { ReactNode } from 'react';

/** Empty state: an icon, a text, and one action. */
export function EmptyState({
  icon,
  title,
  text,
  role,
  children,
}: {
  icon: string;
  title: string;
  text?: string;
  role?: 'alert';
  children?: ReactNode;
}) {
  return (
    <div className="blank" role={role}>
      <Icon icon={icon} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

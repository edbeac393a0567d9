import { Icon } from '@meetingapp/ui/Icon.tsx';
import type { ReactNode } from 'react';

/** Instead of what is not there: an icon, what it is, and one act. */
export function Blank({
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

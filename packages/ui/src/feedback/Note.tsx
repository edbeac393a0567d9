import './Note.css';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { check, circleAlert, info, triangleAlert } from '../icons/icons.ts';

const icons = { info, warn: triangleAlert, bad: circleAlert, ok: check };

export interface NoteProps {
  kind?: keyof typeof icons | undefined;
  icon?: string | undefined;
  children: ReactNode;
}

/** Permanent information at its place on the page. */
export function Note({ kind = 'info', icon, children }: NoteProps) {
  return (
    <div className={`note-box ${kind}`}>
      <Icon icon={icon ?? icons[kind]} size="s" />
      <div className="grow">{children}</div>
    </div>
  );
}

import './Note.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { check, circleAlert, info, triangleAlert } from './icons.ts';

const icons = { info, warn: triangleAlert, bad: circleAlert, ok: check };

export interface NoteProps {
  kind?: keyof typeof icons | undefined;
  icon?: string | undefined;
  children: ReactNode;
}

/** Lasting information, in its place on the page. */
export function Note({ kind = 'info', icon, children }: NoteProps) {
  return (
    <div className={`note-box ${kind}`}>
      <Icon icon={icon ?? icons[kind]} size="s" />
      <div className="grow">{children}</div>
    </div>
  );
}

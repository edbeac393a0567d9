import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';

interface StepProps {
  number: number;
  title: string;
  done: boolean;
  on?: boolean;
  /** At the right: when it was done, or when it can be. */
  when?: string;
  children: ReactNode;
}

/** One step of serving a person. */
export function Step({ number, title, done, on = false, when = '', children }: StepProps) {
  return (
    <li className={on ? 'on' : done ? 'done' : ''} aria-current={on ? 'step' : undefined}>
      <span className="no">{done ? <Icon icon={check} size="s" /> : number}</span>
      <div>
        <h3>
          {title} {when !== '' && <span className="small quiet-2">{when}</span>}
        </h3>
        <div className="quiet-2">{children}</div>
      </div>
    </li>
  );
}

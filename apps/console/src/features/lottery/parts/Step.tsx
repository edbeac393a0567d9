import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { drawSteps } from '../view.ts';

interface StepProps {
  name: (typeof drawSteps)[number];
  /** Step that the draw is at, from 1. */
  at: number;
  /** Time, and who, of a step that is done. */
  when?: string;
  title: string;
  children?: ReactNode;
}

/** One of the five steps on the rail: done, the one to act at, or still to come. */
export function Step({ name, at, when, title, children }: StepProps) {
  const number = drawSteps.indexOf(name) + 1;
  const state = number < at ? 'done' : number === at ? 'on' : 'next';
  return (
    <li className={`draw-step ${state}`}>
      <span className="no" aria-hidden="true">
        {state === 'done' ? <Icon icon={check} size="xs" /> : number}
      </span>
      <div className="grow">
        <header>
          <h2>{title}</h2>
          <span className="small quiet-2">{when}</span>
        </header>
        {children}
      </div>
    </li>
  );
}

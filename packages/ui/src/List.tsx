import './Card.css';
import type { HTMLAttributes } from 'react';
import { joinClasses } from './join-classes.ts';

/** The card around ListRows. */
export function List({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={joinClasses('list', className)} />;
}

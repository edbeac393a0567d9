import './Card.css';
import type { HTMLAttributes } from 'react';
import { joinClasses } from '../styles/join-classes.ts';

/** Card around ListRows. */
export function List({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={joinClasses('list', className)} />;
}

import './Card.css';
import type { HTMLAttributes } from 'react';
import { joinClasses } from '../styles/join-classes.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | undefined;
}

/** White on the grey page, outlined on the white one. Do not nest cards. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={joinClasses('card', className)} />;
}

import './IconButton.css';
import type { ButtonHTMLAttributes } from 'react';
import { joinClasses } from './join-classes.ts';

/** A word in the top bar that acts, for example the other language or "no hotel". */
export function TextAction({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={joinClasses('ib text', className)} />;
}

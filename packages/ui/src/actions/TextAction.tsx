import './IconButton.css';
import type { ButtonHTMLAttributes } from 'react';
import { joinClasses } from '../styles/join-classes.ts';

/** A text button in the top bar, for example the other language or "no hotel". */
export function TextAction({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={joinClasses('ib text', className)} />;
}

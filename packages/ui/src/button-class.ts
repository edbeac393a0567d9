import './Button.css';
import { joinClasses } from './join-classes.ts';

export type ButtonVariant = 'fill' | 'soft' | 'outline' | 'ghost' | 'danger' | 'danger-fill';
/** lg 52 px for the foot, md 44 px inside dialogs and cards, sm looks 36 px but is hit at 44 px. */
export type ButtonSize = 'lg' | 'md' | 'sm';

/** The class of a link that looks like a button; a link has no states, so this is all it needs. */
export function buttonClass(variant: ButtonVariant = 'fill', size: ButtonSize = 'lg'): string {
  return joinClasses('btn', variant, size !== 'lg' && size);
}

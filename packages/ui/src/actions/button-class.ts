import './Button.css';
import { joinClasses } from '../styles/join-classes.ts';

export type ButtonVariant = 'fill' | 'soft' | 'outline' | 'ghost' | 'danger' | 'danger-fill';
/** lg 52 px for the foot, md 44 px inside dialogs and cards, sm is drawn 36 px high with a 44 px touch target. */
export type ButtonSize = 'lg' | 'md' | 'sm';

/** Class of a link styled as a button; a link has no states, so this is sufficient. */
export function buttonClass(variant: ButtonVariant = 'fill', size: ButtonSize = 'lg'): string {
  return joinClasses('btn', variant, size !== 'lg' && size);
}

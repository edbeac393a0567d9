import './plain.css';
import { check, circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';

/** A sentence about the outcome of what the user did. */
export function PlainNote({ kind, text }: { kind: 'error' | 'success'; text: string }) {
  return (
    <div className={`plain-note ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon icon={kind === 'error' ? circleAlert : check} />
      <span>{text}</span>
    </div>
  );
}

import '@meetingapp/ui/forms/Choice.css';
import { type ReactNode, useState } from 'react';
import { partAfterPage } from '../../lib/rendering/part-after-page.tsx';

interface EmailEndingsProps {
  value: string;
  onChoose: (address: string) => void;
  /** The field. */
  children: ReactNode;
}

const Chips = partAfterPage(() => import('./EmailEndingChips.tsx').then((file) => file.EmailEndingChips));

/** Below a field of an e-mail address, while it is typed: its common endings. */
export function EmailEndings({ value, onChoose, children }: EmailEndingsProps) {
  const [typing, setTyping] = useState(false);
  return (
    <div
      onFocus={() => setTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => setTyping(currentTarget.contains(relatedTarget))}
    >
      {children}
      <Chips value={typing ? value : ''} onChoose={onChoose} />
    </div>
  );
}

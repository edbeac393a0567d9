import type { ReactNode } from 'react';
import { wifiOff } from './icons.ts';
import { Note } from './Note.tsx';

/** What is shown is kept from before: the words say how old it is. */
export function OfflineNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="kept-note">
      <Note kind="warn" icon={wifiOff}>
        {children}
      </Note>
    </div>
  );
}

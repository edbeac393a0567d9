import type { ReactNode } from 'react';
import { wifiOff } from '../icons/icons.ts';
import { Note } from './Note.tsx';

/** Shown above cached content; the text says how old it is. */
export function OfflineNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="kept-note">
      <Note kind="warn" icon={wifiOff}>
        {children}
      </Note>
    </div>
  );
}

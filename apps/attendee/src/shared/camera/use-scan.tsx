import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { latePart } from '../../lib/rendering/late-part.tsx';
import { platform } from '../../platform/platform.ts';
import type { ScanSheetProps } from './ScanSheet.tsx';

const sheet = latePart<ScanSheetProps>(() => import('./ScanSheet.tsx').then(({ ScanSheet }) => ScanSheet));

interface Scan {
  /** Reads one code: by the messenger or the shell where they can, otherwise by the camera in a sheet. */
  scan: () => Promise<void>;
  /** The sheet while it is open; belongs on the page. */
  camera: ReactNode;
}

/** Reads QR and bar codes on any platform (V20). `read` receives the text of a code; a cancelled scan calls nothing. */
export function useScan(read: (text: string) => void): Scan {
  const [open, setOpen] = useState(false);
  return {
    scan: async () => {
      const outcome = await platform().scan();
      if (outcome.ok) read(outcome.value);
      else if (outcome.reason !== 'cancelled') setOpen(true);
    },
    camera: open && (
      <Suspense fallback={null}>
        <sheet.Part close={() => setOpen(false)} read={read} />
      </Suspense>
    ),
  };
}

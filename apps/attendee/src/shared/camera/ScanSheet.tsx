import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { afterLayers } from '../../lib/navigation/layers.ts';
import { useRef } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { Camera } from './Camera.tsx';

export interface ScanSheetProps {
  close: () => void;
  /** A code was read; the sheet is closed by then. */
  read: (text: string) => void;
}

/** The camera over the page, until it has read one code. */
export function ScanSheet({ close, read }: ScanSheetProps) {
  const t = useT('camera');
  const done = useRef(false);
  return (
    <Sheet open onClose={close} title={t('title')} closeLabel={t('close')}>
      <div className="camera-sheet">
        <Camera
          onCode={(text) => {
            // The next picture may be read before the sheet is gone.
            if (done.current) return;
            done.current = true;
            close();
            afterLayers(() => read(text));
          }}
        />
        <p className="t-sm ink-2">{t('aim')}</p>
      </div>
    </Sheet>
  );
}

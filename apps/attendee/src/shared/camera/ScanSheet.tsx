import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { afterLayers } from '../../lib/navigation/layers.ts';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { Camera } from './Camera.tsx';

export interface ScanSheetProps {
  close: () => void;
  /** A code was read or typed; the sheet is closed by then. */
  read: (text: string) => void;
}

/** The camera over the page, until it has read one code; where it cannot, the code is typed. */
export function ScanSheet({ close, read }: ScanSheetProps) {
  const t = useT('camera');
  const done = useRef(false);
  const [typed, setTyped] = useState('');
  function take(text: string): void {
    // The next picture may be read before the sheet is gone.
    if (done.current) return;
    done.current = true;
    close();
    afterLayers(() => read(text));
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (typed.trim() !== '') take(typed.trim());
  }
  return (
    <Sheet open onClose={close} title={t('title')} closeLabel={t('close')}>
      <div className="camera-sheet">
        <Camera onCode={take} />
        <p className="t-sm ink-2">{t('aim')}</p>
        <form className="camera-typed" onSubmit={submit}>
          <TextField label={t('typed')} value={typed} onChange={setTyped} autoComplete="off" />
          <Button type="submit" variant="soft" size="md">
            {t('typedAct')}
          </Button>
        </form>
      </div>
    </Sheet>
  );
}

import './camera.css';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { useCamera } from './use-camera.ts';
import { useLying } from './use-lying.ts';

/** The camera picture with its frame; every code that it reads goes to `onCode`. Without a camera it says why, and the ways out. */
export function Camera({ onCode }: { onCode: (text: string) => void }) {
  const t = useT('camera');
  const lying = useLying();
  /** Codes may also be held over a phone on a table; until it is picked up. */
  const [woken, setWoken] = useState(false);
  if (woken && !lying) setWoken(false);
  const resting = lying && !woken;
  const { video, fault, again } = useCamera(resting, onCode);
  return (
    <div className={`camera ${fault === null ? '' : 'without'}`}>
      {fault === null && !resting && <video ref={video} muted playsInline aria-hidden="true" />}
      {fault === null && !resting && (
        <svg className="camera-frame" viewBox="0 0 180 180" aria-hidden="true">
          <path d="M4 34V18A14 14 0 0 1 18 4h16M146 4h16a14 14 0 0 1 14 14v16M176 146v16a14 14 0 0 1-14 14h-16M34 176H18a14 14 0 0 1-14-14v-16" />
        </svg>
      )}
      {fault === null && resting && (
        <div className="camera-rest" role="status">
          <p>{t('resting')}</p>
          <Button variant="soft" size="sm" onClick={() => setWoken(true)}>
            {t('wake')}
          </Button>
        </div>
      )}
      {fault !== null && (
        <div className="camera-fault" role="alert">
          <Note kind="warn">
            <p>{t(`faults.${fault}`)}</p>
            <p>{t(`waysOut.${fault}`)}</p>
          </Note>
          <Button variant="soft" size="sm" onClick={again}>
            {t('again')}
          </Button>
        </div>
      )}
    </div>
  );
}

import './camera.css';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { codeReader, type CodeReader } from './code-reader.ts';
import { useLying } from './use-lying.ts';

/** Milliseconds between two pictures that are read. */
const EVERY_MS = 60;

/** The camera picture with its frame; every code that it reads goes to `onCode`. Without a camera it says the other ways. */
export function Camera({ onCode }: { onCode: (text: string) => void }) {
  const t = useT('camera');
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<'denied' | 'missing' | null>(null);
  const lying = useLying();
  const read = useEffectEvent(onCode);

  useEffect(() => {
    if (lying) return;
    const picture = video.current;
    // Missing at an address without https, whatever the types say.
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!picture || !mediaDevices) return setFault('missing');
    let stream: MediaStream | null = null;
    let reader: CodeReader | null = null;
    let over = false;
    async function run() {
      try {
        stream = (await mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } })) ?? null;
        reader = await codeReader();
      } catch (error) {
        setFault(error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'denied');
        return;
      }
      if (over || !picture) return stop();
      picture.srcObject = stream;
      await picture.play().catch(() => undefined);
      while (!over) {
        const text = document.hidden ? null : await reader.read(picture).catch(() => null);
        if (text !== null) read(text);
        await new Promise((resolve) => window.setTimeout(resolve, EVERY_MS));
      }
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
      reader?.close();
    }
    void run();
    return () => {
      over = true;
      stop();
    };
  }, [lying]);

  return (
    <div className="camera">
      {fault === null && !lying && <video ref={video} muted playsInline aria-hidden="true" />}
      {fault === null && (
        <svg className="camera-frame" viewBox="0 0 180 180" aria-hidden="true">
          <path d="M4 34V18A14 14 0 0 1 18 4h16M146 4h16a14 14 0 0 1 14 14v16M176 146v16a14 14 0 0 1-14 14h-16M34 176H18a14 14 0 0 1-14-14v-16" />
        </svg>
      )}
      {lying && <p className="camera-rest">{t('resting')}</p>}
      {fault !== null && (
        <div className="camera-fault">
          <Note kind="warn">{t(fault)}</Note>
        </div>
      )}
    </div>
  );
}

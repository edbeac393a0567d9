import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeReader, type CodeReader } from './code-reader.ts';

/** Milliseconds between two pictures that are read. */
const EVERY_MS = 60;

/**
 * Why there is no picture. `denied`: the person or the browser does not allow it; `missing`: no camera, or an address without https; `busy`:
 * another program has it; `stopped`: it was taken away while it ran; `unread`: the reader of codes could not be loaded.
 */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'stopped' | 'unread';

/** The fault that the browser's refusal of a camera means. */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'denied';
}

/**
 * Shows the camera in the video that gets the reference, and reads codes from it until the page goes or the camera rests. Tries again when the person allows
 * the camera in the browser's settings, and when they return to a page whose camera was taken away.
 */
export function useCamera(resting: boolean, onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const read = useEffectEvent(onCode);
  const again = (): void => setFault(null);

  useEffect(() => {
    // With a fault there is no video until somebody tries again.
    if (resting || fault !== null) return;
    const picture = video.current;
    if (!picture) return;
    let stream: MediaStream | null = null;
    let reader: CodeReader | null = null;
    let over = false;
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
      reader?.close();
    }
    function fail(why: CameraFault) {
      stop();
      if (!over) setFault(why);
      over = true;
    }
    async function run(shown: HTMLVideoElement) {
      // Missing at an address without https, whatever the types say.
      const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
      try {
        if (!mediaDevices) throw new DOMException('no https', 'NotFoundError');
        stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch (error) {
        return fail(faultOf(error));
      }
      for (const track of stream.getTracks()) track.addEventListener('ended', () => fail('stopped'));
      const loaded = await codeReader().catch(() => null);
      if (!loaded) return fail('unread');
      reader = loaded;
      if (over) return stop();
      shown.srcObject = stream;
      await shown.play().catch(() => undefined);
      while (!over) {
        const text = document.hidden ? null : await loaded.read(shown).catch(() => null);
        if (text !== null) read(text);
        await new Promise((resolve) => window.setTimeout(resolve, EVERY_MS));
      }
    }
    void run(picture);
    return () => {
      over = true;
      stop();
    };
  }, [resting, fault]);

  const retry = useEffectEvent(again);
  useEffect(() => {
    if (fault === 'stopped') {
      const back = () => !document.hidden && retry();
      document.addEventListener('visibilitychange', back);
      return () => document.removeEventListener('visibilitychange', back);
    }
    if (fault !== 'denied') return;
    let status: PermissionStatus | null = null;
    let over = false;
    const allowed = () => status?.state === 'granted' && retry();
    // Browsers that cannot say so have the button.
    void navigator.permissions
      ?.query({ name: 'camera' })
      .then((found) => {
        status = found;
        if (!over) found.addEventListener('change', allowed);
      })
      .catch(() => undefined);
    return () => {
      over = true;
      status?.removeEventListener('change', allowed);
    };
  }, [fault]);
  return { video, fault, again };
}

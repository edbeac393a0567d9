import { useEffect, useState } from 'react';

/** Degrees from the table within which a phone lies flat, and milliseconds after which its camera rests. */
const FLAT = 12;
const AFTER_MS = 8000;

/** True while the phone lies flat for some seconds: the camera then costs battery for nothing. */
export function useLying(): boolean {
  const [lying, setLying] = useState(false);
  useEffect(() => {
    let since: number | null = null;
    const turn = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      const flat = Math.abs(beta) < FLAT && Math.abs(gamma) < FLAT;
      since = flat ? (since ?? performance.now()) : null;
      setLying(since !== null && performance.now() - since > AFTER_MS);
    };
    window.addEventListener('deviceorientation', turn);
    return () => window.removeEventListener('deviceorientation', turn);
  }, []);
  return lying;
}

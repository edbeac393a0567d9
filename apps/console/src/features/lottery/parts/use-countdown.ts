import { useEffect, useState } from 'react';

const two = (value: number): string => String(value).padStart(2, '0');

/** `04:12` or `23:58:09` until a moment, by the server's clock (`now` of the last answer); empty once it has come. */
export function useCountdown(until: string | null, now: string): string {
  const [left, setLeft] = useState(() => leftOf(until, now));
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setLeft(leftOf(until, now) - (performance.now() - begun)), 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const seconds = Math.ceil(Math.min(left, leftOf(until, now)) / 1000);
  if (seconds <= 0) return '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${two(hours)}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** Milliseconds from the server's answer to the moment; 0 without one. */
const leftOf = (until: string | null, now: string): number =>
  until === null ? 0 : Date.parse(until) - Date.parse(now);

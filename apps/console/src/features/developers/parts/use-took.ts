import { useT } from '../../../lib/texts/texts.ts';

const SECOND_MS = 1000;

/** Returns a function that writes a duration: milliseconds, from one second on seconds. */
export function useTook(): (ms: number | null) => string {
  const t = useT('developersConsole');
  return (ms) => {
    if (ms === null) return '';
    return ms < SECOND_MS ? t('ms', { count: ms }) : t('seconds', { count: Math.round(ms / 100) / 10 });
  };
}

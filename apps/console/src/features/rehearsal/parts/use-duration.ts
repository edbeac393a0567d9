import { useT } from '../../../lib/texts/texts.ts';

/** Seconds as people say them. */
export function useDuration(): (seconds: number) => string {
  const t = useT('rehearsalConsole');
  return (seconds) =>
    seconds < 60
      ? t('second', { count: seconds })
      : t('minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

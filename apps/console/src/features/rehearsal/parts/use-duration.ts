import { useT } from '../../../lib/texts/texts.ts';

/** Seconds as people say them. */
export function useDuration(): (seconds: number) => string {
  const t = useT('rehearsalConsole');
  return (seconds) => {
    const rest = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
    if (rest.minutes === 0) return t('second', { count: seconds });
    return t(rest.seconds === 0 ? 'wholeMinutes' : 'minutes', rest);
  };
}

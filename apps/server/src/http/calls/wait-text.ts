import { format } from '@meetingapp/locales/texts.ts';

/** A wait in words: seconds up to 90, then minutes, from two hours on hours, all rounded up. Unknown: a moment. */
export function waitText(
  seconds: number | undefined,
  words: Readonly<Record<'moment' | 'seconds' | 'minutes' | 'hours', string>>,
): string {
  if (seconds === undefined) return words.moment;
  if (seconds <= 90) return format(words.seconds, { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? format(words.minutes, { count: minutes })
    : format(words.hours, { count: Math.ceil(minutes / 60) });
}

import { serverClock } from '../../../../lib/time/server-clock.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { ago } from '@meetingapp/domain/home/ago.ts';

/** Age of a notice, in the words of K6. */
export function NoticeAge({ at }: { at: string }) {
  const t = useT('home');
  const { unit, count } = ago(Date.parse(at), serverClock.now());
  return (
    <small>
      <time dateTime={at}>{unit === 'now' ? t('ago.now') : t(`ago.${unit}`, { count })}</time>
    </small>
  );
}

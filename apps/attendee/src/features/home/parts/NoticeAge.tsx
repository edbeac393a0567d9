import { serverClock } from '../../../lib/server-clock.ts';
import { useT } from '../../../lib/texts.ts';
import { ago } from '@meetingapp/domain/home/ago.ts';

/** How long ago something was said, in the words of K6. */
export function NoticeAge({ at }: { at: string }) {
  const t = useT('home');
  const { unit, count } = ago(Date.parse(at), serverClock.now());
  return (
    <small>
      <time dateTime={at}>{unit === 'now' ? t('ago.now') : t(`ago.${unit}`, { count })}</time>
    </small>
  );
}

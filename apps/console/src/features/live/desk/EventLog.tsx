import type { LiveHappening, WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { otherDay } from '../view.ts';

const bad = new Set<LiveHappening['kind']>(['signal_off', 'signal_refused', 'replay_failed']);

/** Changes of signals and states in all rooms, newest first. */
export function EventLog({
  happenings,
  rooms,
  now,
}: {
  happenings: readonly LiveHappening[];
  rooms: readonly WatchedRoom[];
  now: string;
}) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const timeOf = (at: string) =>
    `${otherDay(at, new Date(now), shownZone.get(), language)}${clockIn(shownZone.get(), new Date(at)).slice(11, 16)}:${String(new Date(at).getUTCSeconds()).padStart(2, '0')}`;
  return (
    <div className="desk-log" role="region" aria-label={t('room.log')} tabIndex={0}>
      <h3>{t('room.log')}</h3>
      {happenings.length === 0 && <p className="quiet">{t('room.logNone')}</p>}
      <ol>
        {happenings.map(({ id, roomId, at, kind, by }) => {
          const room = rooms.find((one) => one.id === roomId);
          return (
            <li key={id} className={bad.has(kind) ? 'bad' : ''}>
              <b>
                {room && pickLanguage(room.name, language)} {t(`room.happenings.${kind}`)}
              </b>
              <span className="small quiet">
                {timeOf(at)} · {by === '' ? t('room.byItself') : by}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

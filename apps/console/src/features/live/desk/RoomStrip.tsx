import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { clockOf, otherDay } from '../view.ts';
import { ViewerCurve } from './ViewerCurve.tsx';
import { RoomState } from './RoomState.tsx';
import { SignalLine } from '../signal/SignalLine.tsx';
import { StudioPicture } from '../signal/StudioPicture.tsx';

interface RoomStripProps {
  rooms: readonly WatchedRoom[];
  now: string;
  chosen: number;
  choose: (id: number) => void;
}

/** All rooms side by side: picture, state, viewers, programme. */
export function RoomStrip({ rooms, now, chosen, choose }: RoomStripProps) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const zone = shownZone.get();
  return (
    <ul className="desk-rooms">
      {rooms.map((room, at) => {
        const { broadcast } = room;
        const other = language === 'zh' ? room.name.en : room.name.zh;
        return (
          <li key={room.id} className={room.id === chosen ? 'on' : ''}>
            <button type="button" aria-pressed={room.id === chosen} onClick={() => choose(room.id)}>
              <span className="desk-picture">
                <StudioPicture room={room} />
                <RoomState room={room} now={now} />
                {broadcast && (
                  <span className="desk-viewers">
                    {room.viewers.toLocaleString(language)}
                    <span className="sr">{t('viewers', { count: room.viewers })}</span>
                  </span>
                )}
              </span>
              <span className="row">
                <b className="one">{pickLanguage(room.name, language)}</b>
                <span className="grow one quiet small">{other}</span>
                {room.waiting > 0 && <span className="desk-waiting">{room.waiting}</span>}
                {at < 9 && <kbd>{at + 1}</kbd>}
              </span>
              <span className="one desk-line">
                {broadcast ? pickLanguage(broadcast.title, language) : t('nothingOn')}
              </span>
              <span className="one small quiet desk-line">
                {broadcast
                  ? `${otherDay(broadcast.from, new Date(now), zone, language)}${clockOf(broadcast.from, zone)}–${clockOf(broadcast.to, zone)}`
                  : ' '}
              </span>
              <SignalLine room={room} />
              <ViewerCurve figures={room.curve} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

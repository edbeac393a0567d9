import './RoomCard.css';
import type { ShownRoom } from '@meetingapp/contract/live.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import { BroadcastRow } from './BroadcastRow.tsx';
import { useTimes } from './use-times.ts';

interface Props {
  room: ShownRoom;
  cid: number;
  zone: string;
  now: number;
}

/** A room, what is on in it, and what comes next. */
export function RoomCard({ room, cid, zone, now }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useTimes(zone);
  const name = inWords(room.name, language);
  const { on, next } = room;
  return (
    <section className="card live-room">
      <h2>
        <To name="roomDetail" query={{ room: room.id, cid }}>
          <span className="grow">
            {name}
            {inWords(room.place, language) !== '' && <small>{inWords(room.place, language)}</small>}
          </span>
          <Icon icon={chevronRight} size="s" className="chev" />
        </To>
      </h2>
      {on ? <BroadcastRow broadcast={on} cid={cid} zone={zone} now={now} /> : <p className="none">{t('room.none')}</p>}
      {next && (
        <p className="next">
          {t('rooms.next', {
            time: `${times.day(next.startsAt)} ${times.clock(next.startsAt)}`,
            title: inWords(next.title, language),
          })}
        </p>
      )}
    </section>
  );
}

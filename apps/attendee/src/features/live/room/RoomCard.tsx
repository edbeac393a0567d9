import './RoomCard.css';
import type { ShownRoom } from '@meetingapp/contract/live/broadcast.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { BroadcastRow } from '../broadcast/BroadcastRow.tsx';
import { useBroadcastTimes } from '../parts/use-broadcast-times.ts';

interface Props {
  room: ShownRoom;
  cid: number;
  zone: string;
  now: number;
}

/** A room with its current and next broadcast. */
export function RoomCard({ room, cid, zone, now }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useBroadcastTimes(zone);
  const name = pickLanguage(room.name, language);
  const { on, next } = room;
  return (
    <section className="card live-room">
      <h2>
        <Link name="roomDetail" query={{ room: room.id, cid }}>
          <span className="grow">
            {name}
            {pickLanguage(room.place, language) !== '' && <small>{pickLanguage(room.place, language)}</small>}
          </span>
          <Icon icon={chevronRight} size="s" className="chev" />
        </Link>
      </h2>
      {on ? <BroadcastRow broadcast={on} cid={cid} zone={zone} now={now} /> : <p className="none">{t('room.none')}</p>}
      {next && (
        <p className="next">
          {t('rooms.next', {
            time: times.moment(next.startsAt),
            title: pickLanguage(next.title, language),
          })}
        </p>
      )}
    </section>
  );
}

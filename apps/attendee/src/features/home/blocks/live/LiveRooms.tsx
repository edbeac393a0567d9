import './LiveRooms.css';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import type { Home } from '../block.ts';

const TICK_MS = 10_000;
const MINUTE_MS = 60_000;

type Room = Home['info']['rooms'][number];

/** A broadcast that starts within a minute is "soon" (T3). */
function stateOf({ state, startsAt }: Room, now: number): Room['state'] | 'soon' {
  const left = Date.parse(startsAt ?? '') - now;
  return state === 'later' && left > 0 && left <= MINUTE_MS ? 'soon' : state;
}

/** Rooms in a row; the one on the stage is highlighted. */
export function LiveRooms({ home }: { home: Home }) {
  const t = useT('home');
  const { rooms } = home.info;
  const now = useNow(TICK_MS);
  const on = rooms.find(({ state }) => state === 'live') ?? rooms[0];
  if (rooms.length < 2) return null;
  return (
    <section className="hb-rooms" aria-label={t('rooms')} tabIndex={0}>
      {rooms.map((room) => (
        <AddressLink
          key={room.hall}
          address={room.to}
          className={room === on ? 'room on' : room.state === 'ended' ? 'room closed' : 'room'}
        >
          <b className="let">{room.hall}</b>
          <b>{room.title}</b>
          <small>
            {room.state === 'live' && <i />}
            {t(`states.${stateOf(room, now)}`)}
          </small>
        </AddressLink>
      ))}
    </section>
  );
}

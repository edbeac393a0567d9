import './LiveRooms.css';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Home } from './block.ts';

/** The rooms in a row, the one on the stage first lit. */
export function LiveRooms({ home }: { home: Home }) {
  const t = useT('home');
  const { rooms } = home.info;
  const on = rooms.find(({ state }) => state === 'live') ?? rooms[0];
  if (rooms.length < 2) return null;
  return (
    <section className="hb-rooms" aria-label={t('rooms')} tabIndex={0}>
      {rooms.map((room) => (
        <ToAddress
          key={room.hall}
          address={room.to}
          className={room === on ? 'room on' : room.state === 'ended' ? 'room closed' : 'room'}
        >
          <b className="let">{room.hall}</b>
          <b>{room.title}</b>
          <small>
            {room.state === 'live' && <i />}
            {t(`states.${room.state}`)}
          </small>
        </ToAddress>
      ))}
    </section>
  );
}

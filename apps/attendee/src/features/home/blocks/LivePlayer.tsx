import './LivePlayer.css';
import { hallsNow } from '@meetingapp/domain/home/sessions.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { play } from '@meetingapp/ui/icons.ts';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useNow } from '../../../lib/use-now.ts';
import { LiveTag } from '../parts/LiveTag.tsx';
import { LateArt } from './art/LateArt.tsx';
import { Stage } from './art/Stage.tsx';
import type { Home } from './block.ts';

const TICK_MS = 10_000;

/** The stage of the room that is live, with what is on there; before and after, of the first room. It leads into the room. */
export function LivePlayer({ home }: { home: Home }) {
  const t = useT('home');
  const now = useNow(TICK_MS);
  const { rooms, nowNext } = home.info;
  const room = rooms.find(({ state }) => state === 'live') ?? rooms[0];
  if (!room) return null;
  const hall = hallsNow(nowNext, now).find((one) => one.hallName === room.title || one.hall === room.hall);
  const session = hall?.current ?? hall?.next;
  return (
    <section className="hb-player">
      <ToAddress address={room.to || (session?.to ?? '')} className="watch">
        <span className="screen">
          <LateArt Art={Stage} />
          <span className="over">
            {room.state === 'live' ? <LiveTag /> : <em>{t(`states.${room.state}`)}</em>}
            <span>
              {room.hall} · {room.title}
            </span>
          </span>
          <span className="go">
            <Icon icon={play} />
          </span>
          {hall?.current && (
            <span className="scrub" aria-hidden="true">
              <i style={{ width: `${hall.percent}%` }} />
            </span>
          )}
        </span>
        <span className="cap">
          <b>{session?.title ?? room.title}</b>
          <small>{session && session.chairs.length > 0 ? session.chairs.join(' · ') : room.title}</small>
        </span>
      </ToAddress>
    </section>
  );
}

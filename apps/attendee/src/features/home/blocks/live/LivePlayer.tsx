import './LivePlayer.css';
import { onStageOf } from '@meetingapp/domain/home/on-stage.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { play } from '@meetingapp/ui/icons/icons.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { LiveTag } from '../../parts/LiveTag.tsx';
import { ClientOnlyArt } from '../art/ClientOnlyArt.tsx';
import { Stage } from '../art/Stage.tsx';
import type { Home } from '../block.ts';

const TICK_MS = 10_000;

/**
 * Stage of the live room with what is on the air there, else of the first room with its current or next session. Links to the room.
 */
export function LivePlayer({ home }: { home: Home }) {
  const t = useT('home');
  const now = useNow(TICK_MS);
  const { rooms, nowNext } = home.info;
  const room = rooms.find(({ state }) => state === 'live') ?? rooms[0];
  if (!room) return null;
  const { title, chairs, percent, session } = onStageOf(room, nowNext, now);
  return (
    <section className="hb-player">
      <AddressLink address={room.to || (session?.to ?? '')} className="watch">
        <span className="screen">
          <ClientOnlyArt Art={Stage} />
          <span className="over">
            {room.state === 'live' ? <LiveTag /> : <em>{t(`states.${room.state}`)}</em>}
            <span>
              {room.hall} · {room.title}
            </span>
          </span>
          <span className="go">
            <Icon icon={play} />
          </span>
          {percent > 0 && (
            <span className="scrub" aria-hidden="true">
              <i style={{ width: `${percent}%` }} />
            </span>
          )}
        </span>
        <span className="cap">
          <b>{title}</b>
          <small>{chairs.length > 0 ? chairs.join(' · ') : room.title}</small>
        </span>
      </AddressLink>
    </section>
  );
}

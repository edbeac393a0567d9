import './RoomStage.css';
import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { whatIsOn } from '@meetingapp/domain/live/what-is-on.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Player } from '../../../shared/player/Player.tsx';
import { openPicture } from '../data.ts';
import { BroadcastRow } from '../broadcast/BroadcastRow.tsx';

interface Props {
  broadcasts: readonly ListedBroadcast[];
  cid: number;
  zone: string;
  now: number;
}

/** Current broadcast of a room: its player while it is live, and a link to its chat. */
export function RoomStage({ broadcasts, cid, zone, now }: Props) {
  const language = useLanguage();
  const { on } = whatIsOn(broadcasts, now);
  if (!on || on.status !== 'live') return null;
  return (
    <section className="card live-room-stage">
      <Player
        key={on.id}
        title={pickLanguage(on.title, language)}
        poster={on.cover}
        live
        open={() => openPicture(on.id)}
      />
      <BroadcastRow broadcast={on} cid={cid} zone={zone} now={now} />
    </section>
  );
}

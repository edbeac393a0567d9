import './RoomStage.css';
import type { ListedBroadcast } from '@meetingapp/contract/live-shared.ts';
import { whatIsOn } from '@meetingapp/domain/live/what-is-on.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Player } from '../../../lib/player/Player.tsx';
import { inWords } from '../../../lib/programme/look-up.ts';
import { openPicture } from '../data.ts';
import { BroadcastRow } from './BroadcastRow.tsx';

interface Props {
  broadcasts: readonly ListedBroadcast[];
  cid: number;
  zone: string;
  now: number;
}

/** What is on in a room: its picture while it is sent, and the way to its talk. */
export function RoomStage({ broadcasts, cid, zone, now }: Props) {
  const language = useLanguage();
  const { on } = whatIsOn(broadcasts, now);
  if (!on || on.status !== 'live') return null;
  return (
    <section className="card live-room-stage">
      <Player key={on.id} title={inWords(on.title, language)} poster={on.cover} live open={() => openPicture(on.id)} />
      <BroadcastRow broadcast={on} cid={cid} zone={zone} now={now} />
    </section>
  );
}

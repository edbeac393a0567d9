import '../watch/Stage.css';
import './RoomStage.css';
import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { whatIsOn } from '@meetingapp/domain/live/what-is-on.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Player } from '../../../shared/player/Player.tsx';
import { Standby } from '../../../shared/player/Standby.tsx';
import { openPicture } from '../data.ts';
import { BroadcastRow } from '../broadcast/BroadcastRow.tsx';
import { WatchRequirement } from '../watch/WatchRequirement.tsx';
import { useWatchNeed } from '../watch/use-watch-need.ts';

interface Props {
  broadcasts: readonly ListedBroadcast[];
  cid: number;
  zone: string;
  now: number;
}

/** Current broadcast of a room: its player while it is live, and a link to its chat. */
export function RoomStage({ broadcasts, cid, zone, now }: Props) {
  const { on } = whatIsOn(broadcasts, now);
  const [opened, setOpened] = useState<number | null>(null);
  if (!on || !(on.status === 'live' || (on.status === 'paused' && on.id === opened))) return null;
  return (
    <section className="card live-room-stage">
      <RoomPlayer key={on.id} on={on} cid={cid} onOpen={() => setOpened(on.id)} />
      <BroadcastRow broadcast={on} cid={cid} zone={zone} now={now} />
    </section>
  );
}

/** The player, or what the person must do before watching. */
function RoomPlayer({ on, cid, onOpen }: { on: ListedBroadcast; cid: number; onOpen: () => void }) {
  const t = useT('live');
  const language = useLanguage();
  const need = useWatchNeed(on);
  if (need)
    return (
      <div className="live-stage still">
        {on.cover !== null && <img src={smallPicture(on.cover, 1152)} alt="" />}
        <WatchRequirement need={need} cid={cid} as="stage" />
      </div>
    );
  return (
    <Player
      title={pickLanguage(on.title, language)}
      poster={on.cover}
      live
      open={() => openPicture(on.id)}
      onOpen={onOpen}
      interruption={
        on.status === 'live' ? undefined : <Standby title={t('stage.pausedTitle')} text={t('stage.pausedText')} />
      }
    />
  );
}

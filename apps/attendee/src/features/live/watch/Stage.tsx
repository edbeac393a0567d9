import './Stage.css';
import type { Broadcast } from '@meetingapp/contract/live/broadcast.ts';
import type { EntranceStatus } from '@meetingapp/domain/live/entrance.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useState, type ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Player } from '../../../shared/player/Player.tsx';
import { Standby } from '../../../shared/player/Standby.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { openPicture } from '../data.ts';
import { countdownText } from '../view.ts';
import { StatusTag } from '../../../shared/live/StatusTag.tsx';
import { useBroadcastTimes } from '../parts/use-broadcast-times.ts';

interface Props {
  broadcast: Broadcast;
  status: EntranceStatus;
  now: number;
  zone: string;
  cid: number;
  /** Number of viewers; null until the room has reported it. */
  viewers: number | null;
  /** In place of the player: what the person must do before watching; null when they may watch. */
  requirement: ReactNode;
  onBeat: (playing: boolean) => void;
}

const HOUR_MS = 3_600_000;
const HOURS_COUNTED = 24;
/** States of a broadcast that an open player stays through, because the picture returns without a reload. */
const interrupted = new Set<EntranceStatus>(['paused', 'pending']);

/** The player while the broadcast is live and during its interruptions, else its cover with the status. */
export function Stage({ broadcast, status, now, zone, cid, viewers, requirement, onBeat }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useBroadcastTimes(zone);
  const title = pickLanguage(broadcast.title, language);
  const count = viewers ?? broadcast.viewers;
  const watching = count > 0 ? t('watching', { count: count.toLocaleString('en-GB') }) : '';
  const [opened, setOpened] = useState(false);
  const left = Date.parse(broadcast.startsAt) - now;
  const begins = t('stage.beginsAt', { time: times.moment(broadcast.startsAt) });
  const said: Record<EntranceStatus, ReactNode> = {
    live: requirement,
    not_started: (
      <Standby
        title={left < HOUR_MS * HOURS_COUNTED ? t('stage.beginsIn', { time: countdownText(left) }) : begins}
        text={left < HOUR_MS * HOURS_COUNTED ? begins : ''}
      />
    ),
    soon: <Standby title={t('stage.soon')} text={countdownText(left)} />,
    paused: <Standby title={t('stage.pausedTitle')} text={t('stage.pausedText')} />,
    pending: <Standby title={t('stage.waitingTitle')} text={t('stage.waitingText')} />,
    closed: <Standby title={t('stage.closedTitle')} text={t('stage.closedText')} />,
    review: (
      <Link name="relive" params={{ lid: broadcast.id }} query={{ cid }} className={buttonClass('fill', 'sm')}>
        {t('stage.replay')}
      </Link>
    ),
  };
  if (requirement === null && (status === 'live' || (opened && interrupted.has(status))))
    return (
      <div className="live-stage">
        <Player
          title={title}
          poster={broadcast.cover}
          live
          open={() => openPicture(broadcast.id)}
          onOpen={() => setOpened(true)}
          interruption={status === 'live' ? undefined : said[status]}
          onBeat={onBeat}
          note={<Told status={status} watching={watching} />}
        />
        <div className="live-told">
          <Told status={status} watching={watching} />
        </div>
      </div>
    );
  return (
    <div className="live-stage still">
      {broadcast.cover !== null && <img src={smallPicture(broadcast.cover, 1152)} alt="" />}
      <div className="words">{said[status]}</div>
      <div className="live-told">
        <Told status={status} watching={watching} />
      </div>
    </div>
  );
}

function Told({ status, watching }: { status: EntranceStatus; watching: string }) {
  return (
    <>
      <StatusTag status={status} />
      {watching}
    </>
  );
}

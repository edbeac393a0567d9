import './Stage.css';
import type { Broadcast } from '@meetingapp/contract/live/broadcast.ts';
import type { EntranceStatus } from '@meetingapp/domain/live/entrance.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Player } from '../../../shared/player/Player.tsx';
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
  onBeat: (playing: boolean) => void;
}

const HOUR_MS = 3_600_000;
const HOURS_COUNTED = 24;
/** Height of the picture at its aspect ratio plus the row of buttons below. */
const HEIGHT = 'calc(min(100vw, var(--column)) * 9 / 16 + 48px)';

/** The player while the broadcast is live, else its cover with the status. */
export function Stage({ broadcast, status, now, zone, cid, viewers, onBeat }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useBroadcastTimes(zone);
  const title = pickLanguage(broadcast.title, language);
  const count = viewers ?? broadcast.viewers;
  const watching = count > 0 ? t('watching', { count: count.toLocaleString('en-GB') }) : '';
  const left = Date.parse(broadcast.startsAt) - now;
  if (status === 'live')
    return (
      <div className="live-stage">
        <Player
          title={title}
          poster={broadcast.cover}
          live
          height={HEIGHT}
          open={() => openPicture(broadcast.id)}
          onBeat={onBeat}
          note={<Told status={status} watching={watching} />}
        />
        <div className="live-told">
          <Told status={status} watching={watching} />
        </div>
      </div>
    );
  const begins = t('stage.beginsAt', { time: `${times.day(broadcast.startsAt)} ${times.clock(broadcast.startsAt)}` });
  const said: Record<Exclude<EntranceStatus, 'live'>, ReactNode> = {
    not_started: (
      <Words
        title={left < HOUR_MS * HOURS_COUNTED ? t('stage.beginsIn', { time: countdownText(left) }) : begins}
        text={left < HOUR_MS * HOURS_COUNTED ? begins : ''}
      />
    ),
    soon: <Words title={t('stage.soon')} text={countdownText(left)} />,
    paused: <Words title={t('stage.pausedTitle')} text={t('stage.pausedText')} />,
    pending: <Words title={t('stage.waitingTitle')} text={t('stage.waitingText')} />,
    closed: <Words title={t('stage.closedTitle')} text={t('stage.closedText')} />,
    review: (
      <Link name="relive" params={{ lid: broadcast.id }} query={{ cid }} className={buttonClass('fill', 'sm')}>
        {t('stage.replay')}
      </Link>
    ),
  };
  return (
    <div className="live-stage still" style={{ height: HEIGHT }}>
      {broadcast.cover !== null && <img src={broadcast.cover} alt="" />}
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

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className="said">{title}</p>
      {text !== '' && <p>{text}</p>}
    </>
  );
}

import './Stage.css';
import type { Broadcast } from '@meetingapp/contract/live.ts';
import type { EntranceStatus } from '@meetingapp/domain/live/entrance.ts';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import type { ReactNode } from 'react';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Player } from '../../../lib/player/Player.tsx';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import { openPicture } from '../data.ts';
import { countdownText } from '../view.ts';
import { StatusTag } from '../../../lib/live/StatusTag.tsx';
import { useTimes } from './use-times.ts';

interface Props {
  broadcast: Broadcast;
  status: EntranceStatus;
  now: number;
  zone: string;
  cid: number;
  /** How many watch, once the room has said so. */
  viewers: number | null;
  onBeat: (playing: boolean) => void;
}

const HOUR_MS = 3_600_000;
const HOURS_COUNTED = 24;
/** The picture in its own shape, and the row of buttons below it. */
const HEIGHT = 'calc(min(100vw, var(--column)) * 9 / 16 + 48px)';

/** Where the picture is: the player while it is sent, else what there is to know about it. */
export function Stage({ broadcast, status, now, zone, cid, viewers, onBeat }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useTimes(zone);
  const title = inWords(broadcast.title, language);
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
      <To name="relive" params={{ lid: broadcast.id }} query={{ cid }} className={buttonClass('fill', 'sm')}>
        {t('stage.replay')}
      </To>
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

import './VideoRows.css';
import type { VideoCard } from '@meetingapp/contract/video.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { lock, play } from '@meetingapp/ui/icons.ts';
import { headphones } from '@meetingapp/ui/icons-topics.ts';
import { momentText } from '../../../lib/dates.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { clockOf } from '../../../lib/player/clock-of.ts';
import { useT } from '../../../lib/texts.ts';
import { isReview, seenShare } from '../view.ts';

interface VideoRowsProps {
  videos: readonly VideoCard[];
  cid: string | number;
  zone: string;
  /** Where a tap leads: the page of the film, or of the review of a session. */
  to?: 'videoDetail' | 'revideo';
}

/** Films one under the other on a card: picture with length, title, where and when. */
export function VideoRows({ videos, cid, zone, to = 'videoDetail' }: VideoRowsProps) {
  return (
    <ul className="card video-rows">
      {videos.map((video) => (
        <li key={video.id}>
          {to === 'videoDetail' ? (
            <To name="videoDetail" params={{ id: video.id }} query={{ cid }} className="video-row">
              <Inside video={video} zone={zone} />
            </To>
          ) : (
            <To name="revideo" params={{ vid: video.id }} query={{ cid }} className="video-row">
              <Inside video={video} zone={zone} />
            </To>
          )}
        </li>
      ))}
    </ul>
  );
}

function Inside({ video, zone }: { video: VideoCard; zone: string }) {
  const t = useT('video');
  const language = useLanguage();
  const { title, cover, milliseconds, session, refusal, soundOnly } = video;
  const seen = seenShare(video);
  const when =
    session === null
      ? ''
      : [momentText(session.startsAt, zone, language), session.hall].filter((one) => one !== '').join(' · ');
  return (
    <>
      <span className={cover === null ? 'thumb bare' : 'thumb'}>
        {cover !== null && <img src={cover} alt="" loading="lazy" />}
        {cover === null && <Icon icon={soundOnly ? headphones : play} size="l" />}
        {milliseconds !== null && <span className="length">{clockOf(milliseconds)}</span>}
        {seen > 0 && (
          <span className="seen" aria-hidden="true">
            <i style={{ width: `${Math.max(4, seen * 100)}%` }} />
          </span>
        )}
      </span>
      <span className="grow">
        <b>{title}</b>
        {when !== '' && <span className="when">{when}</span>}
        <span className="tags">
          {refusal !== null && (
            <Tag kind="ended" icon={lock}>
              {t(`locks.${refusal}`)}
            </Tag>
          )}
          {refusal === null && isReview(video) && <Tag kind="replay">{t('replay')}</Tag>}
        </span>
      </span>
    </>
  );
}

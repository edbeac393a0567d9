import './VideoRows.css';
import type { VideoCard } from '@meetingapp/contract/video/video.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { lock, play } from '@meetingapp/ui/icons/icons.ts';
import { headphones } from '@meetingapp/ui/icons/icons-topics.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { clockOf } from '../../../shared/player/clock-of.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { isReview, seenShare } from '../view.ts';

interface VideoRowsProps {
  videos: readonly VideoCard[];
  cid: string | number;
  zone: string;
  /** Page opened by a tap: the film, or the review of a session. */
  to?: 'videoDetail' | 'revideo';
}

/** List of films on a card: cover with length, title, place and time. */
export function VideoRows({ videos, cid, zone, to = 'videoDetail' }: VideoRowsProps) {
  return (
    <ul className="card video-rows">
      {videos.map((video) => (
        <li key={video.id}>
          {to === 'videoDetail' ? (
            <Link name="videoDetail" params={{ id: video.id }} query={{ cid }} className="video-row">
              <Inside video={video} zone={zone} />
            </Link>
          ) : (
            <Link name="revideo" params={{ vid: video.id }} query={{ cid }} className="video-row">
              <Inside video={video} zone={zone} />
            </Link>
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
        {cover !== null && <img src={smallPicture(cover, 512)} alt="" loading="lazy" />}
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

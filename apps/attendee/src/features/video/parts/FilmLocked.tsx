import type { VideoPage, VideoRefusal } from '@meetingapp/contract/video/video.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface FilmLockedProps {
  video: VideoPage;
  refusal: NonNullable<VideoRefusal>;
  cid: number;
  head: ReactNode;
}

/** Replaces the player when the person may not watch yet: the reason and the next step. Nothing of the film is fetched. */
export function FilmLocked({ video, refusal, cid, head }: FilmLockedProps) {
  const t = useT('video');
  const logIn = useLogIn();
  const why =
    video.watch === 'paid' ? t('paidOnly') : video.watch === 'registered' ? t('registeredOnly') : t('accountOnly');
  return (
    <section className="locked" aria-label={t('lockedLabel')}>
      {video.cover !== null && <img src={smallPicture(video.cover, 1152)} alt="" />}
      <div className="player-head">{head}</div>
      <div className="why">
        <span className="mark">
          <Icon icon={lock} size="l" />
        </span>
        <p>{why}</p>
        {refusal === 'watch_account' ? (
          <Button size="md" onClick={() => logIn(String(cid))}>
            {t('logIn')}
          </Button>
        ) : (
          <Link name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass('fill', 'md')}>
            {t(refusal === 'watch_paid' ? 'toPay' : 'toRegister')}
          </Link>
        )}
      </div>
    </section>
  );
}

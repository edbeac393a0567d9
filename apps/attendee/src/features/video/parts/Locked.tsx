import type { VideoPage, VideoRefusal } from '@meetingapp/contract/video.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { lock } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { To } from '../../../lib/go.tsx';
import { useLogIn } from '../../../lib/log-in.ts';
import { useT } from '../../../lib/texts.ts';

interface LockedProps {
  video: VideoPage;
  refusal: NonNullable<VideoRefusal>;
  cid: number;
  head: ReactNode;
}

/** In the player's place for who may not watch yet: why, and the next step. Nothing of the film is fetched. */
export function Locked({ video, refusal, cid, head }: LockedProps) {
  const t = useT('video');
  const logIn = useLogIn();
  const why =
    video.watch === 'paid' ? t('paidOnly') : video.watch === 'registered' ? t('registeredOnly') : t('accountOnly');
  return (
    <section className="locked" aria-label={t('lockedLabel')}>
      {video.cover !== null && <img src={video.cover} alt="" />}
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
          <To name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass('fill', 'md')}>
            {t(refusal === 'watch_paid' ? 'toPay' : 'toRegister')}
          </To>
        )}
      </div>
    </section>
  );
}

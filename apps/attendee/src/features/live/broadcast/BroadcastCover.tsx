import './BroadcastCover.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { video } from '@meetingapp/ui/icons/icons-topics.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ReactNode } from 'react';

/** Cover of a broadcast; an icon when it has none. */
export function BroadcastCover({ cover, children }: { cover: string | null; children?: ReactNode }) {
  return (
    <span className="live-cover">
      {cover === null ? <Icon icon={video} size="l" /> : <img src={smallPicture(cover, 1152)} alt="" />}
      {children}
    </span>
  );
}

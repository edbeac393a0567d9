import './Cover.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { video } from '@meetingapp/ui/icons-topics.ts';
import type { ReactNode } from 'react';

/** The picture that stands for a broadcast; one that has none shows a sign. */
export function Cover({ cover, children }: { cover: string | null; children?: ReactNode }) {
  return (
    <span className="live-cover">
      {cover === null ? <Icon icon={video} size="l" /> : <img src={cover} alt="" />}
      {children}
    </span>
  );
}

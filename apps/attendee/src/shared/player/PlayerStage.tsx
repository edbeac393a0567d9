import 'video.js/dist/video-js.css';
import './PlayerStage.css';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import type { PlayerHandle } from './film.ts';
import { useVideoPlayer } from './use-video-player.ts';
import type { Opened, StageEvents } from './use-video-player.ts';

export interface PlayerStageProps extends StageEvents {
  opened: Opened;
  live: boolean;
  handle: Ref<PlayerHandle>;
}

/** The film with its controls. Loaded together with the player. */
export function PlayerStage({ opened, handle, ...rest }: PlayerStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const player = useVideoPlayer(place, opened, rest);
  useImperativeHandle(handle, () => ({
    playFrom(milliseconds) {
      player.current?.currentTime(milliseconds / 1000);
      void player.current?.play()?.catch(() => undefined);
    },
  }));
  return <div ref={place} className="player-stage" />;
}

import 'video.js/dist/video-js.css';
import './PlayerStage.css';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import type { StageHandle } from './film.ts';
import { sourcesOf } from './load-library.ts';
import { useVideoPlayer } from './use-video-player.ts';
import type { Opened, StageEvents } from './use-video-player.ts';

export interface PlayerStageProps extends StageEvents {
  opened: Opened;
  live: boolean;
  handle: Ref<StageHandle>;
}

/** The film with its controls. Loaded together with the player. */
export function PlayerStage({ opened, handle, ...rest }: PlayerStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const { player, held } = useVideoPlayer(place, opened, rest);
  const play = (): void => void player.current?.play()?.catch(() => undefined);
  useImperativeHandle(handle, () => ({
    playFrom(milliseconds) {
      player.current?.currentTime(milliseconds / 1000);
      play();
    },
    resume(film) {
      player.current?.error(null);
      player.current?.src(sourcesOf(film));
      if (!held.current.stoppedByPerson) play();
    },
    hold() {
      held.current.on = true;
      player.current?.pause();
    },
  }));
  return <div ref={place} className="player-stage" />;
}

import type { Texts } from '../../texts.ts';
import type { videoPlayer as zh } from '../../zh/video/player.ts';

/** Texts around the player; the player itself brings its own translations. */
export const videoPlayer = {
  playTitle: 'Play: {title}',
  resume: 'Continue from {time}',
  opening: 'Opening the video',
  again: 'Try again',
  notLoaded: 'The player could not be loaded. Please check your connection and try again.',
  waitingTitle: 'Waiting for the signal',
  waitingText: 'The picture starts automatically as soon as the signal arrives',
  chapters: 'Chapters',
} as const satisfies Texts<typeof zh>;

/** Backgrounds that we draw; `none`: the colour of the paper, or the organiser's picture. */
export const posterArts = ['none', 'pulse', 'light', 'wide'] as const;
export type PosterArt = (typeof posterArts)[number];

export interface ArtPath {
  /** SVG path in pixels of the template. */
  path: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const line = '#33d0c2';

export const artPaths: Readonly<Record<PosterArt, readonly ArtPath[]>> = {
  none: [],
  pulse: [
    { path: 'M0 1433C267 1300 733 1267 1080 1400V1920H0z', fill: '#063f3a' },
    { path: 'M0 1667A567 567 0 0 1 1080 1600M133 1733A433 433 0 0 1 967 1700', stroke: line, width: 7, opacity: 0.35 },
    { path: 'M80 1507h33l20-47 33 94 30-67 13 20h87', stroke: line, width: 10 },
  ],
  light: [
    { path: 'M0 1740C300 1660 760 1650 1080 1720V1920H0z', fill: '#dbe9e6' },
    { path: 'M456 1180h20l14-32 24 66 22-47 10 14h76', stroke: '#0b6f66', width: 8 },
  ],
  wide: [
    { path: 'M960 1080C1200 900 1660 820 1920 900V1080z', fill: '#095a53' },
    { path: 'M1033 330h33l20-47 33 94 30-67 13 20h87', stroke: line, width: 10 },
  ],
};

import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import sharp from 'sharp';

const WIDTH = 960;
const HEIGHT = 540;

interface Drawing {
  ground: readonly [string, string];
  ink: string;
  draw: () => string;
}

const line = (points: readonly (readonly [number, number])[], width: number, more = ''): string =>
  `<polyline points="${points.map((point) => point.map((one) => one.toFixed(1)).join(',')).join(' ')}" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const along = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Draws an ECG trace on its paper. */
function trace(): string {
  const paper = along(25).map((at) => `<path d="M${at * 40} 0V${HEIGHT}M0 ${at * 40}H${WIDTH}" opacity=".12"/>`);
  const wave = (part: number, at: number, wide: number, high: number): number =>
    high * Math.exp(-(((part - at) / wide) ** 2));
  const beat = along(481).map((at): [number, number] => {
    const part = ((at * 2) % 240) / 240;
    const high =
      wave(part, 0.2, 0.03, 26) +
      wave(part, 0.36, 0.012, -22) +
      wave(part, 0.39, 0.014, 190) +
      wave(part, 0.43, 0.014, -50) +
      wave(part, 0.66, 0.05, 48);
    return [at * 2, 340 - high];
  });
  return `${paper.join('')}${line(beat, 7)}`;
}

/** Draws an ultrasound picture: a fan, and the chambers in it. */
function fan(): string {
  const rays = along(11).map((at) => {
    const angle = Math.PI * (0.28 + at * 0.044);
    return line(
      [
        [480, 20],
        [480 + 560 * Math.cos(angle), 20 + 560 * Math.sin(angle)],
      ],
      2,
      'opacity=".25"',
    );
  });
  const arcs = along(5).map((at) => `<circle cx="480" cy="20" r="${140 + at * 90}" fill="none" opacity=".2"/>`);
  return `${rays.join('')}${arcs.join('')}<path d="M420 180c-70 40-90 190-10 250 60 20 70-50 66-130s-10-130-56-120z" stroke-width="7" fill="none"/><path d="M540 190c70 30 90 160 20 230-56 26-70-40-64-120s0-130 44-110z" stroke-width="7" fill="none"/>`;
}

/** Draws a valve of three leaflets, seen from above. */
function leaflets(): string {
  const leaf = along(3).map(
    (at) =>
      `<path transform="rotate(${at * 120} 480 270)" d="M480 270C420 210 400 130 480 70C560 130 540 210 480 270Z" stroke-width="7" fill="currentColor" fill-opacity=".16"/>`,
  );
  return `<circle cx="480" cy="270" r="214" fill="none" stroke-width="7"/><circle cx="480" cy="270" r="250" fill="none" stroke-width="2" opacity=".4"/>${leaf.join('')}`;
}

/** Draws a pressure over days, with its target limit. */
function curve(): string {
  const days = along(13).map((at) => `<path d="M${60 + at * 70} 90V450" opacity=".16"/>`);
  const above = along(13).map((at): [number, number] => [
    60 + at * 70,
    170 + 90 * (1 - Math.exp(-at / 3)) + (at % 3) * 14,
  ]);
  const below = above.map(([x, y]): [number, number] => [x, y + 120]);
  return `${days.join('')}<path d="M60 250H900" stroke-dasharray="4 14" stroke-width="4" opacity=".6"/>${line(above, 7)}${line(below, 7, 'opacity=".6"')}`;
}

/** Draws two overlapping rings: two regions with the same patients. */
function rings(): string {
  const ring = (x: number): string =>
    along(5)
      .map(
        (at) =>
          `<ellipse cx="${x}" cy="270" rx="${190 - at * 44}" ry="190" fill="none" opacity="${at === 0 ? 1 : 0.35}" stroke-width="${at === 0 ? 7 : 3}"/>`,
      )
      .join('');
  return `${ring(370)}${ring(590)}<path d="M180 270H780" opacity=".35" stroke-width="3"/>`;
}

const drawings = {
  trace: { ground: ['#0c3a35', '#071a18'], ink: '#4fd8c6', draw: trace },
  fan: { ground: ['#122b4a', '#08121f'], ink: '#7db7f5', draw: fan },
  leaflets: { ground: ['#3d1d2c', '#190a12'], ink: '#f09ab4', draw: leaflets },
  curve: { ground: ['#38300f', '#171305'], ink: '#e8cf74', draw: curve },
  rings: { ground: ['#27234f', '#0f0d22'], ink: '#aaa4f4', draw: rings },
} as const satisfies Record<string, Drawing>;
export type CoverName = keyof typeof drawings;

function coverOf(name: CoverName): string {
  const { ground, ink, draw } = drawings[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="g" cx=".5" cy=".35" r=".9"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/><g stroke="${ink}" color="${ink}">${draw()}</g></svg>`;
}

/** Saves a drawn cover as a file; returns its address, null without a file store. */
export async function buildCover(files: FileStore | null, name: CoverName): Promise<string | null> {
  if (!files) return null;
  const picture = await sharp(Buffer.from(coverOf(name)))
    .webp({ quality: 82 })
    .toBuffer();
  return fileAddress((await files.put(picture, 'webp')).key);
}

import { artPaths, type PosterArt } from '@meetingapp/domain/photos/poster-art.ts';
import type { PixelSize } from '@meetingapp/domain/photos/template-sizes.ts';

const PREFIX = 'data:image/svg+xml,';

/** A built-in background as the address of a picture, for the designer; empty for `none`. */
export function artPicture(art: PosterArt, { width, height }: PixelSize): string {
  if (art === 'none') return '';
  const lines = artPaths[art].map(
    ({ path, fill = 'none', stroke = 'none', width: thick = 0, opacity = 1 }) =>
      `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${thick}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${lines.join('')}</svg>`;
  return PREFIX + encodeURIComponent(picture);
}

export const isArtPicture = (address: string): boolean => address.startsWith(PREFIX);

/** Stands for the photo in the designer, which shows only pictures. */
export const photoPicture = `${PREFIX}${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#c8dbe0"/><path d="M5 2.200a2 2 0 1 1 0 4 2 2 0 0 1 0-4M1.200 10c0-5 7.600-5 7.600 0z" fill="#9db8bf"/></svg>',
)}`;

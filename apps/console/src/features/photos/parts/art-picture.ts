import { artPaths, type PosterArt } from '@meetingapp/domain/photos/poster-art.ts';
import type { PixelSize } from '@meetingapp/domain/photos/template-sizes.ts';

const PREFIX = 'data:image/svg+xml,';

/** A background of ours as a picture for the designer; empty for none. */
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

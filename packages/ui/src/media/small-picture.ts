/** Pixels to which the server scales stored pictures. */
export type PictureWidth = 128 | 256 | 512 | 768 | 1152 | 1920;

/**
 * Address of a picture scaled to at most `width` pixels when it is on this server; other addresses are returned unchanged. A picture as
 * wide as a phone takes 1152 (375 points at three pixels each); a landscape one that fills its height, 1920.
 */
export const smallPicture = (src: string, width: PictureWidth): string =>
  src.startsWith('/files/') ? `${src}?w=${width}` : src;

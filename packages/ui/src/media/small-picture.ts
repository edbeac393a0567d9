/** Address of a picture scaled to `width` pixels when it is on this server; other addresses are returned unchanged. */
export const smallPicture = (src: string, width: 128 | 256): string =>
  src.startsWith('/files/') ? `${src}?w=${width}` : src;

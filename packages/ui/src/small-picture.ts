/** A picture that our server keeps, fetched as small as it shows: `width` in pixels of the picture. Others come as they are. */
export const smallPicture = (src: string, width: 128 | 256): string =>
  src.startsWith('/files/') ? `${src}?w=${width}` : src;

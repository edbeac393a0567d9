import type { Signatures } from '../../../ports/signatures.ts';

/** Seconds that an address of a file opens it. */
const VALID_SECONDS = 3600;
const FILES = '/medapp/speakers/slides';
const HALLS = '/medapp/speakers/hall';

export type SlidesView = 'file' | 'pages';

const ending = (now: Date): number => Math.floor(now.getTime() / 1000) + VALID_SECONDS;

export const slidesText = (id: number, view: string, expires: number): string => `slides.${id}.${view}.${expires}`;
export const hallText = (hall: { cid: number; hallId: number; day: string }, expires: number): string =>
  `hall.${hall.cid}.${hall.hallId}.${hall.day}.${expires}`;

/** A signed address of a file that ends after an hour. `name` is what it is saved as; it is not signed. */
export function slidesAddress(
  { id, view, name }: { id: number; view: SlidesView; name: string },
  signatures: Signatures,
  now: Date,
): string {
  const expires = ending(now);
  const signature = signatures.of('slides', slidesText(id, view, expires));
  return `${FILES}/${id}/${view}/${expires}/${signature}/${view === 'pages' ? 'slides.pdf' : encodeURIComponent(name)}`;
}

/** A signed address of the files of a hall and day. */
export function hallAddress(
  hall: { cid: number; hallId: number; day: string },
  signatures: Signatures,
  now: Date,
): string {
  const expires = ending(now);
  const signature = signatures.of('slides', hallText(hall, expires));
  return `${HALLS}/${hall.cid}/${hall.hallId}/${hall.day}/${expires}/${signature}.zip`;
}

/** Value of `content-disposition` with a name in any language (RFC 8187). */
export const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
